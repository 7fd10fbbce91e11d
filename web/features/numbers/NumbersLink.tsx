import { ChartNoAxesColumn } from 'lucide-react';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { BarLink } from '../../ui/BarLink.tsx';
import styles from './NumbersLink.module.css';

/** The door from the desk to its numbers. On a phone it stands in the settings. */
export function NumbersLink() {
  const { t } = useTranslation('settings');
  if (!useAbility('numbers.read')) return null;
  return (
    <span className={styles.wideOnly}>
      <BarLink
        to="/admin/numbers"
        label={t('numbers')}
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        mark={null}
        tone="count"
      />
    </span>
  );
}
