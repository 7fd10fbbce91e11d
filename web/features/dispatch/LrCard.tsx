import { Copy, ExternalLink, Truck } from 'lucide-react';
import type { MessageOf, MetaOf } from '#shared/contract/chat.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { findLr, safeTrackingLink } from '#shared/domain/chat/lr-text.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { copyText } from '../../lib/device/copy-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import { VisuallyHidden } from '../../ui/States.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './LrCard.module.css';

/** The lorry receipt of a message, from its fields or, for one written by hand, from its words. */
export function lrOfMessage({ meta, text }: MessageOf<'lr'>): LrCardProps | null {
  if (!meta.lr_number) return findLr(text ?? '');
  const carries = meta.carries ? { carries: meta.carries } : {};
  return { lrNumber: meta.lr_number, trackingLink: safeTrackingLink(meta.tracking_link), ...carries };
}

interface LrCardProps {
  lrNumber: string;
  /** Shown as a link only when it is a safe https address. */
  trackingLink: string | null;
  /** What the goods were paid or quoted as. */
  carries?: NonNullable<MetaOf<'lr'>['carries']>;
}

/** Under which lorry receipt the goods travel, and where to follow them. */
export function LrCard({ lrNumber, trackingLink, carries = [] }: LrCardProps) {
  const { t, language } = useTranslation('dispatch');
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
      {carries.map(({ amount, item }) => (
        <p key={`${amount}${item?.en ?? ''}`} className={styles.label}>
          {item
            ? t('card.forItem', { item: textIn(item, language) })
            : t('card.for', { amount: formatRupees(amount) })}
        </p>
      ))}
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
