import type { GuideHeading } from '#shared/domain/guide/guide-content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './ContentsList.module.css';

interface ContentsListProps {
  headings: readonly GuideHeading[];
  /** The section on the screen. */
  current: string;
}

/** The chapter's sections: beside the text on a wide screen, folded above it on a phone. */
export function ContentsList({ headings, current }: ContentsListProps) {
  const { t } = useTranslation('guide');
  const sections = headings.filter(({ level }) => level === 2);
  const here = sectionOf(headings, current);
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} aria-current={id === here ? 'location' : undefined}>
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

/** The section a heading belongs to. */
function sectionOf(headings: readonly GuideHeading[], id: string): string {
  const index = headings.findIndex((heading) => heading.id === id);
  return headings.slice(0, index + 1).findLast(({ level }) => level === 2)?.id ?? '';
}
