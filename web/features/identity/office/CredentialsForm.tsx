import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { askPasskey, knowsPasskeys } from '../../../lib/office/passkey.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem, Refusal } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './StaffLogin.module.css';
import { finishPasskey, readOffice, startPasskey } from './staff-login.api.ts';
import { rememberStaffSession } from './staff-session.ts';
import type { LoginStart } from './use-login-start.ts';

interface CredentialsFormProps {
  start: LoginStart;
  /** Why this form stands here again. */
  note?: string | undefined;
}

export function CredentialsForm({ start, note }: CredentialsFormProps) {
  const { t } = useTranslation('office');
  const [shown, setShown] = useState(false);
  const { email, password, busy, trouble } = start;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void start.send();
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
        error={trouble?.field === 'email' ? <Refusal problem={trouble} /> : undefined}
        onChange={(event) => start.setEmail(event.target.value)}
      />
      <TextField
        label={t('login.password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        error={trouble?.field === 'password' ? <Refusal problem={trouble} /> : undefined}
        onChange={(event) => start.setPassword(event.target.value)}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t('login.showPassword')}
      </label>
      <FormProblem problem={trouble?.field === 'form' ? trouble : null} />
      <Button type="submit" wide busy={busy} disabled={email.trim() === '' || password === ''}>
        {t('login.submit')}
      </Button>
      {knowsPasskeys() ? <PasskeyLogin /> : null}
    </form>
  );
}

/** In one step, without e-mail and password. */
function PasskeyLogin() {
  const { t } = useTranslation('office');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleClick(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await askPasskey((await startPasskey()).options);
      if (response === null) return setProblem(t('login.passkeyClosed'));
      await finishPasskey(response);
      const office = await readOffice();
      if (office) rememberStaffSession(office.email);
    } catch (error) {
      setProblem(errorText(error, t('stepUp.passkeyFailed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        tone="quiet"
        wide
        busy={busy}
        icon={<KeyRound aria-hidden="true" />}
        onClick={() => void handleClick()}
      >
        {t('login.passkey')}
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}
