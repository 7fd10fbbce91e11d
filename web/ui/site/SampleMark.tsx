import { useTranslation } from '../../lib/i18n.ts';
import styles from './SampleMark.module.css';

/** Stands beside what was invented for development, so that nobody takes it for a fact. */
export function SampleMark({ when }: { when: boolean }) {
  const { t } = useTranslation('common');
  return when ? <span className={styles.mark}>{t('sample')}</span> : null;
}
