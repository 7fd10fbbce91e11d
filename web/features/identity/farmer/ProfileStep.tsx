import { type FormEvent, useState } from 'react';
import { problemOf } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem, type Problem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './FarmerLogin.module.css';
import { type Profile, verifyOtp } from './identity.api.ts';

interface ProfileStepProps {
  mobile: string;
  /** The code that was already found right; the server remembers for ten minutes that it was. */
  code: string;
  /** Name and address under which the office entered this number, for its farmer to confirm. */
  known?: Record<string, string> | undefined;
  /** It is their name, and they have asked to be deleted. */
  onLeaving: (profile: Profile) => void;
  onLoggedIn: () => Promise<void>;
  onBack: () => void;
}

export function ProfileStep({ mobile, code, known, onLeaving, onLoggedIn, onBack }: ProfileStepProps) {
  const { t } = useTranslation('accounts');
  const [name, setName] = useState(known?.name ?? '');
  const [place, setPlace] = useState(known?.address ?? '');
  const [isNotMe, setNotMe] = useState(false);
  const [problems, setProblems] = useState<{ name?: string; place?: string; form?: Problem }>({});
  const [busy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = {
      ...(name.trim() ? {} : { name: t('profile.nameMissing') }),
      ...(place.trim() ? {} : { place: t('profile.placeMissing') }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const profile = { name: name.trim(), address: place.trim() };
    try {
      await verifyOtp(mobile, code, { ...profile, ...(isNotMe && { not_me: true }) });
      await onLoggedIn();
    } catch (error) {
      if (error instanceof HttpError && error.code === 'ACCOUNT_LEAVING') return onLeaving(profile);
      setProblems({ form: problemOf(error, t('otp.verifyFailed')) });
      setBusy(false);
    }
  }

  function handleNotMe(): void {
    setNotMe(true);
    setName('');
    setPlace('');
    setProblems({});
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>
        {t(isNotMe ? 'profile.leadNotMe' : known ? 'profile.leadKnown' : 'profile.lead')}
      </p>
      <TextField
        label={t('profile.name')}
        error={problems.name}
        autoComplete="name"
        name="name"
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('profile.place')}
        hint={t('profile.placeHint')}
        error={problems.place}
        autoComplete="street-address"
        name="address"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      {known ? null : <p className={styles.lead}>{t('profile.before')}</p>}
      <FormProblem problem={problems.form} />
      <Button type="submit" wide busy={busy}>
        {t('profile.done')}
      </Button>
      <div className={styles.row}>
        {known && !isNotMe ? (
          <Button tone="quiet" onClick={handleNotMe}>
            {t('profile.notMe')}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={onBack}>
          {t('otp.change')}
        </Button>
      </div>
    </form>
  );
}
