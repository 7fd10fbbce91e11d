import type { GuideHeading } from '#shared/domain/guide/guide-content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './ContentsList.module.css';

/**
 * The chapter's sections: beside the text on a wide screen, folded above it on a phone. The one that is read is marked by
 * reading/ReadingPlace.island.ts.
 */
export function ContentsList({ headings }: { headings: readonly GuideHeading[] }) {
  const { t } = useTranslation('guide');
  const sections = headings.filter(({ level }) => level === 2);
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.summary}>{t('contents')}</summary>
        <nav aria-label={t('contents')}>{list}</nav>
      </details>
      <nav className={styles.beside} aria-label={t('contents')}>
        <p className={styles.title}>{t('contents')}</p>
        {list}
      </nav>
    </>
  );
}
