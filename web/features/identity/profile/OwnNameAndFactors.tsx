import { useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Factors } from '../factors/Factors.tsx';
import { useStaff } from '../people/use-people.ts';
import { OwnName } from './OwnName.tsx';
import styles from './Profile.module.css';

/** Who somebody is to farmers and colleagues, and what they prove it by. */
export function OwnNameAndFactors() {
  const { t } = useTranslation('profile');
  const id = useOwnId();
  const me = useStaff().data?.staff.find((each) => each.id === id);
  return (
    <div className={styles.page}>
      {me ? <OwnName key={me.id} name={me.name} /> : null}
      <section className={styles.part} aria-labelledby="own-factors">
        <h3 id="own-factors" className={styles.heading}>
          {t('factors.heading')}
        </h3>
        <Factors />
      </section>
    </div>
  );
}
