import { useState } from 'react';
import { problemOf } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { FormProblem, type Problem } from '../../ui/fields/Refusal.tsx';
import styles from './Notice.module.css';
import { NoticeText } from './NoticeText.tsx';

interface NoticeStepProps {
  /** Sends the first code; a failure is told here. */
  onAgree: () => Promise<void>;
  onBack: () => void;
}

/** The notice as a card of its own, once for a number on a device: nothing was agreed to before this press. */
export function NoticeStep({ onAgree, onBack }: NoticeStepProps) {
  const { t } = useTranslation('notice');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function handleAgree(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await onAgree();
    } catch (error) {
      setProblem(problemOf(error, t('failed')));
      setBusy(false);
    }
  }

  return (
    <section className={styles.card} aria-labelledby="privacy-notice">
      <h1 id="privacy-notice" className={styles.title}>
        {t('title')}
      </h1>
      <NoticeText heading="h2" />
      <div className={styles.foot}>
        <p className={styles.adult}>{t('adult')}</p>
        <FormProblem problem={problem} className={styles.problem} />
        <Button wide busy={busy} className={styles.agree} onClick={() => void handleAgree()}>
          {t('agree')}
        </Button>
        <Button tone="quiet" wide onClick={onBack}>
          {t('notNow')}
        </Button>
      </div>
    </section>
  );
}
