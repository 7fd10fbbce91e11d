import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, isOffline } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import styles from './StaffLogin.module.css';
import { verifyCode } from './staff-login.api.ts';

const CODE_LENGTH = 6;

interface CodeFormProps {
  email: string;
  /** Epoch milliseconds at which the code is void. */
  deadline: number;
  /** Seconds the code was given, the full length of the bar. */
  ttl: number;
  onVerified: () => void;
  onBack: () => void;
  onExpired: () => void;
}

export function CodeForm({ email, deadline, ttl, onVerified, onBack, onExpired }: CodeFormProps) {
  const { t } = useTranslation('office');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const left = useCountdown(deadline);
  const isOver = left === 0;
  const handleOver = useEffectEvent(onExpired);
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || code.length !== CODE_LENGTH) return;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await verifyCode({ email, code });
      if (answer.ok) return onVerified();
      refuse();
    } catch (failure) {
      // Without a line nobody has judged the code: it stays typed.
      if (isOffline(failure)) setError(errorText(failure, t('login.verifyFailed')));
      else refuse();
    } finally {
      setBusy(false);
    }
  }

  function refuse() {
    setError(t('login.verifyFailed'));
    setCode('');
    input.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <h1 className={styles.heading}>{t('login.codeHeading')}</h1>
      <p className={styles.sent}>{t('login.codeSent', { email })}</p>
      <TextField
        ref={input}
        label={t('login.code')}
        name="code"
        figures
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <div className={styles.countdown} data-urgent={left <= 10}>
        <span role="timer" aria-live="off">
          {t('login.validFor', { time: formatDuration(left) })}
        </span>
        <span className={styles.fuse} aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.min(1, left / ttl)})` }} />
        </span>
      </div>
      <Button type="submit" wide busy={busy} disabled={code.length !== CODE_LENGTH}>
        {t('login.verify')}
      </Button>
      <Button tone="quiet" wide onClick={onBack}>
        {t('login.otherLogin')}
      </Button>
    </form>
  );
}
