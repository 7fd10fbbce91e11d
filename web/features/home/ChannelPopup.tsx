import { MessageCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BUSINESS } from '#content/business.ts';
import { readStored, STORED, writeStored } from '../../lib/device/local-store.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonAnchor, IconButton } from '../../ui/fields/Button.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import styles from './ChannelPopup.module.css';

/** After the page has loaded, milliseconds; and how long a closed popup stays away (specification, constants). */
const DELAY_MS = 800;
const DISMISSAL_MS = 604_800_000;

/**
 * What is left of the delay: it runs from the load of the document, which is over before the scripts that could
 * show anything have come.
 */
function restOfDelay(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation?.loadEventStart) return DELAY_MS;
  return Math.max(0, DELAY_MS - (performance.now() - navigation.loadEventStart));
}

/**
 * Tells of the messaging channel once a week at most. It lies over the banner's picture, where there is nothing to tap,
 * and scrolls away with it: it takes neither the focus nor any act of the first screen.
 */
export function ChannelPopup() {
  const { t } = useTranslation('moving');
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (Number(readStored(STORED.channelPopupUntil)) > Date.now()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => setShown(true), restOfDelay());
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);

  if (!shown) return null;

  function dismiss(): void {
    writeStored(STORED.channelPopupUntil, String(Date.now() + DISMISSAL_MS));
    setShown(false);
  }

  return (
    <aside
      className={styles.popup}
      aria-label={t('popup.label')}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <IconButton label={t('popup.later')} className={styles.close} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
      <p className={styles.title}>
        {t('popup.title')} <SampleMark when={BUSINESS.sample} />
      </p>
      <p>{t('popup.text')}</p>
      <ButtonAnchor
        wide
        href={BUSINESS.links.channel}
        icon={<MessageCircle aria-hidden="true" />}
        onClick={dismiss}
      >
        {t('popup.action')}
      </ButtonAnchor>
    </aside>
  );
}
