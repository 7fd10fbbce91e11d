import type { StaffRole } from '#shared/contract/people.ts';
import { ROLE_NAMES } from '#shared/domain/people.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './People.module.css';

/** Several at once; at least one. */
export function RolesField({
  roles,
  onChange,
}: {
  roles: StaffRole[];
  onChange: (roles: StaffRole[]) => void;
}) {
  const { t } = useTranslation('people');
  return (
    <fieldset className={styles.roles}>
      <legend>{t('invite.roles')}</legend>
      {ROLE_NAMES.map((each) => (
        <label key={each} className={styles.role}>
          <input
            type="checkbox"
            checked={roles.includes(each)}
            onChange={({ target }) =>
              onChange(ROLE_NAMES.filter((one) => (one === each ? target.checked : roles.includes(one))))
            }
          />
          <span>
            {t(`role.${each}`)} <span className={styles.soft}>{t(`does.${each}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** `Doctor, Sales`. */
export function useRoleWords(): (roles: readonly StaffRole[]) => string {
  const { t } = useTranslation('people');
  return (roles) => roles.map((each) => t(`role.${each}`)).join(', ');
}
