import { useState } from 'react';
import { textIn } from '#shared/domain/by-language.ts';
import { useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Devices } from '../devices/Devices.tsx';
import { useStaffSession } from '../office/staff-session.ts';
import { useFreshPeople, useStaff } from '../people/use-people.ts';
import { OwnFactors, OwnName } from './OwnName.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './Profile.module.css';

/**
 * What somebody of the office sees and changes of themselves: picture, name, password, factors, and where
 * they are logged in.
 */
export function Profile() {
  const { t } = useTranslation('profile');
  useFreshPeople();
  const email = useStaffSession()?.email ?? '';
  // A changed password ends the other logins: their list is read again.
  const [ended, setEnded] = useState(0);
  return (
    <div className={styles.page}>
      <Self />
      <OwnPassword email={email} onChanged={() => setEnded((count) => count + 1)} />
      <OwnFactors />
      <section className={styles.part} aria-labelledby="own-devices">
        <h3 id="own-devices" className={styles.heading}>
          {t('devices')}
        </h3>
        <Devices key={ended} side="admin" />
      </section>
    </div>
  );
}

function Self() {
  const { t, language } = useTranslation('profile');
  const id = useOwnId();
  const { data, isError, refetch } = useStaff();
  const me = data?.staff.find((each) => each.id === id);
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!me) return <SkeletonRows label={t('loading')} first="48px" widths={['60%', '48%']} />;
  return (
    <>
      <section className={styles.part} aria-labelledby="own-picture">
        <h3 id="own-picture" className={styles.heading}>
          {t('picture.heading')}
        </h3>
        <p className={styles.soft}>{t('picture.text')}</p>
        <PictureField of="me" id={me.id} name={textIn(me.name, language)} picture={me.picture} />
      </section>
      <OwnName key={me.id} name={me.name} />
    </>
  );
}
