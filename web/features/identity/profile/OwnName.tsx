import { type FormEvent, useState } from 'react';
import type { FullName, StaffAnswer } from '#shared/contract/people.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { useOwnId } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { Factors } from '../factors/Factors.tsx';
import { useStaff } from '../people/use-people.ts';
import styles from './Profile.module.css';
import { saveOwnName } from './profile.api.ts';

/** The own name, in each language. */
export function OwnName({ name }: Pick<StaffAnswer['staff'][number], 'name'>) {
  const { t } = useTranslation('people');
  const [draft, setDraft] = useState<FullName>(() => byLanguage((each) => name[each] ?? ''));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isReady = LANGUAGES.every((each) => draft[each].trim() !== '');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !isReady) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await saveOwnName(draft);
      showToast(t('own.saved'), { tone: 'success' });
    } catch (error) {
      setProblem(errorText(error, t('own.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={`${styles.part} ${styles.form}`}
      onSubmit={handleSubmit}
      noValidate
      aria-labelledby="own-name"
    >
      <h3 id="own-name" className={styles.heading}>
        {t('own.heading')}
      </h3>
      <p className={styles.soft}>{t('own.text')}</p>
      {LANGUAGES.map((each) => (
        <TextField
          key={each}
          label={t(`own.${each}`)}
          lang={each}
          maxLength={60}
          value={draft[each]}
          onChange={({ target }) => setDraft({ ...draft, [each]: target.value })}
        />
      ))}
      <FormProblem problem={problem} />
      <Button type="submit" busy={busy} disabled={!isReady}>
        {t('own.save')}
      </Button>
    </form>
  );
}

/** Who somebody is to farmers and colleagues, and what they prove it by. */
export function OwnNameAndFactors() {
  const id = useOwnId();
  const me = useStaff().data?.staff.find((each) => each.id === id);
  return (
    <div className={styles.page}>
      {me ? <OwnName key={me.id} name={me.name} /> : null}
      <OwnFactors />
    </div>
  );
}

/** By what one proves oneself, under its heading. */
export function OwnFactors() {
  const { t } = useTranslation('profile');
  return (
    <section className={styles.part} aria-labelledby="own-factors">
      <h3 id="own-factors" className={styles.heading}>
        {t('factors.heading')}
      </h3>
      <Factors />
    </section>
  );
}
