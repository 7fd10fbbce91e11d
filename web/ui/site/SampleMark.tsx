import type { ContentId } from '#shared/contract/content/kinds.ts';
import { useIsSample } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './SampleMark.module.css';

/** Stands beside what was invented for development, so that nobody takes it for a fact: as long as one of these items is. */
export function SampleMark({ of }: { of: ContentId | readonly ContentId[] }) {
  return useIsSample(...[of].flat()) ? <SampleWord /> : null;
}

/** The mark itself, for an island, which is told whether it stands. */
export function SampleWord() {
  const { t } = useTranslation('common');
  return <span className={styles.mark}>{t('sample')}</span>;
}
