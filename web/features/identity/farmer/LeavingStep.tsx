import { useState } from 'react';
import { problemOf } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem, type Problem } from '../../../ui/fields/Refusal.tsx';
import styles from './FarmerLogin.module.css';
import { type Profile, verifyOtp } from './identity.api.ts';

interface LeavingStepProps {
  mobile: string;
  /** The code that was already found right; the server remembers for ten minutes that it was. */
  code: string;
  /** Name and place, where they were asked for before the account was spoken of. */
  profile?: Profile | undefined;
  onLoggedIn: () => Promise<void>;
  onBack: () => void;
}

/** Somebody who asked to be deleted has logged in: nothing comes back unless they say so. */
export function LeavingStep({ mobile, code, profile, onLoggedIn, onBack }: LeavingStepProps) {
  const { t } = useTranslation('accounts');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function handleRestore(): Promise<void> {
    setBusy(true);
    try {
      await verifyOtp(mobile, code, { ...profile, restore: true });
      await onLoggedIn();
    } catch (error) {
      setProblem(problemOf(error, t('otp.verifyFailed')));
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('leaving.lead')}</p>
      <FormProblem problem={problem} />
      <Button wide busy={busy} onClick={() => void handleRestore()}>
        {t('leaving.restore')}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {t('leaving.leave')}
      </Button>
    </div>
  );
}
