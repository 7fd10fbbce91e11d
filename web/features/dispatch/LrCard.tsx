import { Copy, ExternalLink, Truck } from 'lucide-react';
import type { Message } from '#shared/contract/chat.ts';
import { findLr } from '#shared/domain/lr-text.ts';
import { safeTrackingLink } from '#shared/domain/tracking-link.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './LrCard.module.css';

/** The lorry receipt of a message, from its fields or, for one written by hand, from its words. */
export function lrOfMessage({
  meta,
  text,
}: Message): { lrNumber: string; trackingLink: string | null } | null {
  if (meta.lr_number) return { lrNumber: meta.lr_number, trackingLink: safeTrackingLink(meta.tracking_link) };
  return findLr(text ?? '');
}

interface LrCardProps {
  lrNumber: string;
  /** Shown as a link only when it is a safe https address. */
  trackingLink: string | null;
}

/** Under which lorry receipt the goods travel, and where to follow them. */
export function LrCard({ lrNumber, trackingLink }: LrCardProps) {
  const { t } = useTranslation('dispatch');
  const link = safeTrackingLink(trackingLink);

  async function handleCopy(): Promise<void> {
    if (await copyText(lrNumber)) showToast(t('card.copied'), { tone: 'success' });
  }

  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Truck aria-hidden="true" />
        <span>{t('card.title')}</span>
      </p>
      <div className={styles.number}>
        <div>
          <p className={styles.label}>{t('card.lrLabel')}</p>
          <p className={styles.figure}>{lrNumber}</p>
        </div>
        <IconButton label={t('card.copy')} onClick={handleCopy}>
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
      {link ? (
        <a className={styles.track} href={link} target="_blank" rel="noopener noreferrer nofollow">
          <span>
            <span className={styles.trackWords}>{t('card.track')}</span>
            <span className={styles.host}>{new URL(link).host}</span>
          </span>
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden> {t('card.opens', { host: new URL(link).host })}</VisuallyHidden>
        </a>
      ) : null}
    </div>
  );
}

/** The clipboard is missing on plain http; there the number is still on the screen to be selected. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
