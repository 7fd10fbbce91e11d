import { Store } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './StartOffer.module.css';
import { START, useStart } from './use-start.ts';

/** For an owner after the login, as long as something is a sample: a way to go on, never a must. */
export function StartOffer() {
  const { t } = useTranslation('office');
  const count = useStart().data?.samples.length ?? 0;
  if (count === 0) return null;
  return (
    <div className={styles.offer}>
      <Store aria-hidden="true" />
      <p>
        {t('start.offer', { count })} <Link to={START}>{t('start.goOn')}</Link>
      </p>
    </div>
  );
}
