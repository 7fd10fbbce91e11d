import { type FormEvent, useState } from 'react';
import { PASSWORD_LEAST } from '#shared/domain/people.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/TextField.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Profile.module.css';
import { savePassword } from './profile.api.ts';

interface OwnPasswordProps {
  email: string;
  /** The other logins are over. */
  onChanged: () => void;
}

/** Another password, by the present one or, where that is forgotten, by a fresh proof. */
export function OwnPassword({ email, onChanged }: OwnPasswordProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const close = () => {
    setOpen(false);
    setForgotten(false);
  };
  const handleSaved = () => {
    showToast(t('password.saved'), { tone: 'success' });
    close();
    onChanged();
  };
  const parts = { email, onSaved: handleSaved, onCancel: close };
  return (
    <section className={styles.part} aria-labelledby="own-password">
      <h3 id="own-password" className={styles.heading}>
        {t('password.heading')}
      </h3>
      <p className={styles.soft}>{t('password.text')}</p>
      {!isOpen ? (
        <div>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            {t('password.change')}
          </Button>
        </div>
      ) : isForgotten ? (
        <ByProof {...parts} />
      ) : (
        <ByPresent {...parts} onForgotten={() => setForgotten(true)} />
      )}
    </section>
  );
}

interface ByProps {
  email: string;
  onSaved: () => void;
  onCancel: () => void;
}

function ByPresent({ email, onSaved, onCancel, onForgotten }: ByProps & { onForgotten: () => void }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isReady = present !== '' && password.length >= PASSWORD_LEAST;

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !isReady) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await savePassword({ present, password });
      onSaved();
    } catch (error) {
      setProblem(errorText(error, t('password.failed')));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('password.change')}>
      <Username email={email} />
      <PasswordField
        label={t('password.present')}
        autoComplete="current-password"
        value={present}
        onChange={({ target }) => setPresent(target.value)}
      />
      <NewPassword password={password} onWrite={setPassword} />
      <FormProblem problem={problem} />
      <div className={styles.acts}>
        <Button tone="quiet" onClick={onForgotten}>
          {t('password.forgotten')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={!isReady}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}

function ByProof({ email, onSaved, onCancel }: ByProps) {
  const { t } = useTranslation('profile');
  const [password, setPassword] = useState('');
  const stepUp = useStepUp(
    async () => {
      await savePassword({ password });
      onSaved();
    },
    { failed: t('password.failed') },
  );
  return (
    <ActForm
      title={t('password.change')}
      summary={t('password.change')}
      stepUp={stepUp}
      submit={t('password.save')}
      ready={password.length >= PASSWORD_LEAST}
      onCancel={onCancel}
    >
      <p>{t('password.byProof')}</p>
      <Username email={email} />
      <NewPassword password={password} onWrite={setPassword} />
    </ActForm>
  );
}

/** For the browser's keeper of passwords. */
const Username = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);

const PasswordField = (props: TextFieldProps) => <TextField type="password" maxLength={256} {...props} />;

function NewPassword({ password, onWrite }: { password: string; onWrite: (password: string) => void }) {
  const { t } = useTranslation('profile');
  return (
    <PasswordField
      label={t('password.new')}
      hint={t('password.hint', { count: PASSWORD_LEAST })}
      autoComplete="new-password"
      value={password}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
