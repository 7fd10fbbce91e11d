import { textIn } from '#shared/domain/by-language.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import styles from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import { useRoleWords } from './RolesField.tsx';
import { useFreshPeople, usePeople, useStaff } from './use-people.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

/** Inviting and changing for those who manage people; names for the others. */
export function People() {
  const { t } = useTranslation('people');
  const mayManage = useProvenAbility('staff.manage');
  useFreshPeople();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('lead')}</p>
      {mayManage ? <Managed /> : <Colleagues />}
    </div>
  );
}

function Managed() {
  const { t } = useTranslation('people');
  const { data, error, isError, refetch } = usePeople();
  if (!data) return <Pending error={isError ? error : null} onRetry={() => void refetch()} />;
  return (
    <>
      {data.alone ? <p className={styles.note}>{t('alone')}</p> : null}
      <WaitingChanges people={data} />
      <section aria-labelledby="people">
        <h3 id="people" className={styles.part}>
          {t('people')}
        </h3>
        <ul className={styles.rows}>
          {data.people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      </section>
      <Invitations invitations={data.invitations} />
      <InviteForm alone={data.alone} />
    </>
  );
}

function Colleagues() {
  const { language } = useTranslation('people');
  const { data, error, isError, refetch } = useStaff();
  const words = useRoleWords();
  if (!data) return <Pending error={isError ? error : null} onRetry={() => void refetch()} />;
  return (
    <ul className={styles.rows}>
      {data.staff
        .filter(({ active }) => active)
        .map(({ id, name, roles, picture }) => (
          <li key={id} className={styles.row}>
            <StaffPicture id={id} name={textIn(name, language)} picture={picture} />
            <div className={styles.words}>
              <p className={styles.name}>{textIn(name, language)}</p>
              <p className={styles.soft}>{words(roles)}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('people');
  if (error === null) return <SkeletonRows label={t('loading')} first="48px" widths={['60%', '48%']} />;
  return (
    <ErrorState title={t('failed')} onRetry={onRetry}>
      {errorText(error, '')}
    </ErrorState>
  );
}
