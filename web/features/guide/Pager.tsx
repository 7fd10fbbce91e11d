import { guidePagePath, guidePager } from '#shared/domain/guide/guide-chapters.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import styles from './Pager.module.css';

/** The pager under every page of the guide: three numbers around this one, the last, and the way on. */
export function Pager({ page }: { page: number }) {
  const { t } = useTranslation('guide');
  const { pages, last, next } = guidePager(page);
  const numbers = last === null ? pages : [...pages, last];
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number} className={styles.item}>
            {number === last ? (
              <span className={styles.ellipsis} role="img" aria-label={t('pager.more')}>
                …
              </span>
            ) : null}
            <SiteLink
              to={guidePagePath(number)}
              className={styles.number}
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {next === null ? null : (
        <SiteLink to={guidePagePath(next)} className={styles.next}>
          {t('pager.next')}
        </SiteLink>
      )}
    </nav>
  );
}
