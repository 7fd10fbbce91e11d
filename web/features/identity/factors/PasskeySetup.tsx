import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { makePasskey, type PasskeyOptions } from '../../../lib/office/passkey.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import styles from './Factors.module.css';
import { confirmPasskey } from './factors.api.ts';

interface PasskeySetupProps {
  options: PasskeyOptions;
  name: string;
  onAdded: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** The device makes the passkey at a press of its own: browsers open their dialog for nothing less. */
export function PasskeySetup({ options, name, onAdded, onCancel }: PasskeySetupProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleClick(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await makePasskey(options);
      if (response === null) setProblem(t('factors.passkey.closed'));
      else return onAdded((await confirmPasskey({ name, response })).recovery_codes);
    } catch (error) {
      setProblem(errorText(error, t('factors.failed')));
    }
    setBusy(false);
  }

  return (
    <section className={styles.panel} aria-label={t('factors.passkey.add')}>
      <p>{t('factors.passkey.ready', { name })}</p>
      <FormProblem problem={problem} />
      <div className={styles.foot}>
        <Button tone="quiet" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button busy={busy} icon={<KeyRound aria-hidden="true" />} onClick={() => void handleClick()}>
          {t('factors.passkey.make')}
        </Button>
      </div>
    </section>
  );
}
