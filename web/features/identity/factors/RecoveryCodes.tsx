import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.island.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './Factors.module.css';

/** The codes on paper, shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  // They come after a press elsewhere and are not to be missed.
  useEffect(() => heading.current?.focus(), []);
  const text = [t('factors.recovery.paper'), '', ...codes, ''].join('\n');
  return (
    <section className={`${styles.panel} ${styles.paper}`} aria-labelledby="recovery-codes">
      <h4 ref={heading} id="recovery-codes" tabIndex={-1} className={styles.name}>
        {t('factors.recovery.paper')}
      </h4>
      <p>{t('factors.recovery.once')}</p>
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <CopyButton
          text={text}
          label={t('factors.recovery.copy')}
          copied={t('factors.copied')}
          failed={t('factors.copyFailed')}
        />
        <Button tone="secondary" icon={<Download aria-hidden="true" />} onClick={() => saveText(text)}>
          {t('factors.recovery.download')}
        </Button>
        <Button tone="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('factors.recovery.print')}
        </Button>
      </div>
      <div className={styles.foot}>
        <Button onClick={onSaved}>{t('factors.recovery.saved')}</Button>
      </div>
    </section>
  );
}

function saveText(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'av-agro-recovery-codes.txt';
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
