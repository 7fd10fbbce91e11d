import { useTranslation } from '../../lib/i18n.ts';
import styles from './ChapterView.module.css';

/** From when the figures of a page are, and from where. */
export function ChapterFoot({ dataDate, sources }: { dataDate: string; sources: readonly string[] }) {
  const { t } = useTranslation('guide');
  const [year, month, day] = dataDate.split('-');
  return (
    <footer className={styles.foot}>
      <p>{t('foot.data', { date: `${day}-${month}-${year}` })}</p>
      <details>
        <summary>{t('foot.sources')}</summary>
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      <p>{t('foot.note')}</p>
    </footer>
  );
}
