import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { FullName, InvitationAnswer } from '#shared/contract/people.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { PASSWORD_LEAST } from '#shared/domain/people.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import styles from './People.module.css';
import { join, readInvitation } from './people.api.ts';
import { useRoleWords } from './RolesField.tsx';

/** What a mailed link opens: own name and password, once; then the ordinary login. */
export function Welcome() {
  // Another link typed over this one loads no page.
  const { hash } = useLocation();
  return <Invited key={hash} token={hash.slice(1)} />;
}

function Invited({ token }: { token: string }) {
  const { t } = useTranslation('people');
  const [invitation, setInvitation] = useState<InvitationAnswer | 'invalid' | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const [done, setDone] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    readInvitation(token)
      .then(setInvitation)
      .catch((error: unknown) => setInvitation(isRefused(error) ? 'invalid' : 'failed'));
  }, [token, tries]);

  return (
    <div className={styles.welcome}>
      <h1 className={styles.heading}>{t('welcome.heading')}</h1>
      {done ? (
        <EmptyState title={t('welcome.done')} action={<Link to="/admin">{t('welcome.login')}</Link>} />
      ) : invitation === null ? (
        <p role="status">{t('welcome.loading')}</p>
      ) : invitation === 'failed' ? (
        <ErrorState onRetry={() => setTries(tries + 1)} />
      ) : invitation === 'invalid' ? (
        <EmptyState title={t('welcome.invalid')} action={<Link to="/admin">{t('welcome.login')}</Link>}>
          {t('welcome.invalidText')}
        </EmptyState>
      ) : (
        <JoinForm token={token} invitation={invitation} onDone={() => setDone(true)} />
      )}
    </div>
  );
}

/** The server looked and said no; a lost line proves nothing. */
const isRefused = (error: unknown) => error instanceof HttpError && [400, 410].includes(error.status);

interface JoinFormProps {
  token: string;
  invitation: InvitationAnswer;
  onDone: () => void;
}

function JoinForm({ token, invitation: { email, roles, name: known }, onDone }: JoinFormProps) {
  const { t } = useTranslation('people');
  const words = useRoleWords();
  const [name, setName] = useState<FullName>(() => byLanguage((each) => known?.[each] ?? ''));
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isReady = password.length >= PASSWORD_LEAST && LANGUAGES.every((each) => name[each].trim() !== '');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !isReady) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await join({ token, name, password });
      onDone();
    } catch (error) {
      setProblem(errorText(error, t('welcome.failed')));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {known ? <h2 className={styles.part}>{t('welcome.reset')}</h2> : null}
      <p>{t('welcome.as', { email, roles: words(roles) })}</p>
      {/* For the browser's keeper of passwords. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {LANGUAGES.map((each) => (
        <TextField
          key={each}
          label={t(`welcome.${each}`)}
          lang={each}
          maxLength={60}
          value={name[each]}
          onChange={({ target }) => setName({ ...name, [each]: target.value })}
        />
      ))}
      <TextField
        label={t('welcome.password')}
        hint={t('welcome.passwordHint', { count: PASSWORD_LEAST })}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={256}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        {t('welcome.show')}
      </label>
      <FormProblem problem={problem} />
      <Button type="submit" busy={busy} disabled={!isReady}>
        {t('welcome.submit')}
      </Button>
    </form>
  );
}
