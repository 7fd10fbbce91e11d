import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { isOffline, problemOf } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { askPasskey } from '../../../lib/office/passkey.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { type Problem, Refusal } from '../../../ui/fields/Refusal.tsx';
import { ProofFields, useProofInput } from '../../../ui/proof/ProofFields.tsx';
import { useCountdown } from '../../../ui/use-countdown.ts';
import styles from './StaffLogin.module.css';
import { finishPasskey, verifyCode } from './staff-login.api.ts';
import type { Challenge, LoginStart } from './use-login-start.ts';

interface FactorFormProps {
  challenge: Challenge;
  /** The first step, taken once more for another question to the passkey. */
  again: LoginStart;
  onVerified: () => void;
  onBack: () => void;
  onExpired: () => void;
}

/** The second step for somebody with factors of their own. */
export function FactorForm({ challenge, again, onVerified, onBack, onExpired }: FactorFormProps) {
  const { t } = useTranslation('office');
  const proof = useProofInput(challenge.factors);
  const { busy, problem, verify, provePasskey } = useFactor(challenge, again, onVerified);
  const isOver = useCountdown(challenge.deadline) === 0;
  const handleOver = useEffectEvent(onExpired);
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!proof.isWhole) return;
    const { code } = proof;
    proof.clear();
    void verify(code, () => proof.write(code));
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <h1 className={styles.heading}>{t('login.factorHeading')}</h1>
      <ProofFields
        proof={proof}
        error={problem && (proof.typed === null ? problem.text : <Refusal problem={problem} />)}
        busy={busy}
        onPasskey={() => {
          proof.clear();
          void provePasskey();
        }}
      />
      {proof.typed === null ? null : (
        <Button type="submit" wide busy={busy} disabled={!proof.isWhole}>
          {t('login.verify')}
        </Button>
      )}
      <Button tone="quiet" wide onClick={onBack}>
        {t('login.otherLogin')}
      </Button>
    </form>
  );
}

function useFactor(challenge: Challenge, again: LoginStart, onVerified: () => void) {
  const { t } = useTranslation('office');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Problem>();
  /** Each question to a passkey is answered once. */
  const [asked, setAsked] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  /** @param keep without a line nobody has judged the code: it stays typed */
  const verify = (code: string, keep: () => void) =>
    attempt(async () => {
      try {
        await verifyCode({ email: challenge.email, code });
        onVerified();
      } catch (failure) {
        const problem = problemOf(failure, t('login.verifyFailed'));
        setError(problem);
        if (isOffline(failure)) keep();
      }
    });

  const provePasskey = () =>
    attempt(async () => {
      try {
        const options = asked ? (await again.ask())?.passkey : challenge.passkey;
        setAsked(true);
        const response = options ? await askPasskey(options) : null;
        if (response === null) return setError({ text: t('stepUp.passkeyClosed') });
        await finishPasskey(response);
        onVerified();
      } catch (failure) {
        setError(problemOf(failure, t('stepUp.passkeyFailed')));
      }
    });

  return { busy, problem: error ?? again.trouble, verify, provePasskey };
}
