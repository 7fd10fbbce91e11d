import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OTP_LENGTH, otpFromInput } from '#shared/domain/digits.ts';
import { errorText, isOffline, problemOf } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDuration } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { type Problem, Refusal } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useCountdown } from '../../../ui/use-countdown.ts';
import styles from './StaffLogin.module.css';
import { verifyCode } from './staff-login.api.ts';
import type { Challenge, LoginStart } from './use-login-start.ts';

interface CodeFormProps {
  challenge: Challenge;
  /** The first step, taken once more when the code does not come. */
  resend: LoginStart;
  onVerified: () => void;
  onBack: () => void;
  onExpired: () => void;
}

export function CodeForm({ challenge, resend, onVerified, onBack, onExpired }: CodeFormProps) {
  const { email, deadline, ttl } = challenge;
  const { t } = useTranslation('office');
  const left = useCountdown(deadline);
  const { code, busy, problem, resent, input, verify, handleCode, handleResend } = useCodeEntry(
    email,
    resend,
    onVerified,
  );
  const isOver = left === 0;
  const handleOver = useEffectEvent(onExpired);
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      <h1 className={styles.heading}>{t('login.codeHeading')}</h1>
      <p className={styles.sent} role="status">
        {t(resent ? 'login.codeResent' : 'login.codeSent', { email })}
      </p>
      <TextField
        ref={input}
        label={t('login.code')}
        name="code"
        figures
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={problem && <Refusal problem={problem} />}
        onChange={(event) => handleCode(event.target.value)}
      />
      <Countdown left={left} ttl={ttl} />
      <Button type="submit" wide busy={busy} disabled={code.length !== OTP_LENGTH}>
        {t('login.verify')}
      </Button>
      <Button tone="quiet" wide busy={resend.busy} onClick={() => void handleResend()}>
        {t('login.resend')}
      </Button>
      <Button tone="quiet" wide onClick={onBack}>
        {t('login.otherLogin')}
      </Button>
    </form>
  );
}

function Countdown({ left, ttl }: { left: number; ttl: number }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.countdown} data-urgent={left <= 10}>
      <span role="timer" aria-live="off">
        {t('login.validFor', { time: formatDuration(left) })}
      </span>
      <span className={styles.fuse} aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, left / ttl)})` }} />
      </span>
    </div>
  );
}

/** What is typed into the field, and what becomes of it. */
function useCodeEntry(email: string, resend: LoginStart, onVerified: () => void) {
  const { t } = useTranslation('office');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Problem>();
  const [resent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function verify(entered: string) {
    if (busy || entered.length !== OTP_LENGTH) return;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await verifyCode({ email, code: entered });
      if (answer.ok) return onVerified();
      refuse({ text: t('login.verifyFailed') });
    } catch (failure) {
      // Without a line nobody has judged the code: it stays typed.
      if (isOffline(failure)) setError({ text: errorText(failure, t('login.verifyFailed')) });
      else refuse(problemOf(failure, t('login.verifyFailed')));
    } finally {
      setBusy(false);
    }
  }

  /** The last digit sends the code: there is nothing left to decide. */
  function handleCode(text: string) {
    const entered = otpFromInput(text);
    setCode(entered);
    if (entered !== code) void verify(entered);
  }

  async function handleResend() {
    setError(undefined);
    setCode('');
    if (await resend.send()) setResent(true);
    input.current?.focus();
  }

  function refuse(problem: Problem) {
    // Said in the specification's words, whatever was wrong with the code; a wait is added.
    setError({ text: t('login.verifyFailed'), until: problem.until });
    setCode('');
    input.current?.focus();
  }

  const problem = error ?? resend.trouble;
  return { code, busy, problem, resent, input, verify, handleCode, handleResend };
}
