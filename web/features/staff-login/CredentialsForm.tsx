import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { loginStartFailure } from './login-error.ts';
import styles from './StaffLogin.module.css';
import { startLogin } from './staff-login.api.ts';

/** Figures for a server that answers without one (specification: default 60 s). */
const DEFAULT_TTL_SECONDS = 60;

interface CredentialsFormProps {
  /** Kept by the owner, so that it is still there after the code has expired. */
  email: string;
  /** Why this form stands here again. */
  note?: string | undefined;
  onEmailChange: (email: string) => void;
  /** The code is on its way; `ttl` in seconds. */
  onCodeSent: (ttl: number) => void;
}

interface Trouble {
  field: 'email' | 'password' | 'form';
  text: string;
}

export function CredentialsForm({ email, note, onEmailChange, onCodeSent }: CredentialsFormProps) {
  const { t } = useTranslation('office');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const troubleOf = useLoginTrouble();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await startLogin({ email: email.trim(), password });
      if (answer.ok) onCodeSent(answer.ttl || DEFAULT_TTL_SECONDS);
      else setTrouble({ field: 'form', text: t('login.failed') });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <h1 className={styles.heading}>{t('login.heading')}</h1>
      {note ? (
        <p className={styles.note} role="status">
          {note}
        </p>
      ) : null}
      <TextField
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={trouble?.field === 'email' ? trouble.text : undefined}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <TextField
        label={t('login.password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        error={trouble?.field === 'password' ? trouble.text : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t('login.showPassword')}
      </label>
      {trouble?.field === 'form' ? (
        <p className={styles.trouble} role="alert">
          {trouble.text}
        </p>
      ) : null}
      <Button type="submit" wide busy={busy} disabled={email.trim() === '' || password === ''}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** The catalogue's sentence for a failure and where it belongs; a known cause is added behind it. */
function useLoginTrouble(): (error: unknown) => Trouble {
  const { t } = useTranslation('office');
  return (error) => {
    const failure = loginStartFailure(error);
    if (failure !== 'server') return { field: failure, text: errorText(error, t('login.failed')) };
    const cause = error instanceof HttpError && error.status < 500 ? errorText(error, '') : '';
    return { field: 'form', text: [t('login.sendFailed'), cause].filter(Boolean).join(' ') };
  };
}
