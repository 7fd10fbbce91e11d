import { type ShelfQuery, shelfAddress } from '#shared/domain/catalogue/shelf-address.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './Find.module.css';

/** The way through the pages of a list, each under its number. */
export function Pager({ asked, pages }: { asked: ShelfQuery; pages: number }) {
  const { t } = useTranslation('products');
  if (pages < 2) return null;
  const { page } = asked;
  const to = (number: number) => shelfAddress({ ...asked, page: number });
  return (
    <nav aria-label={t('find.pages')} className={styles.pager}>
      {page > 1 ? <SiteLink to={to(page - 1)}>{t('find.previous')}</SiteLink> : null}
      <ol>
        {pagesNear(page, pages).map((number, index, all) => (
          <li key={number} data-gap={index > 0 && number > (all[index - 1] ?? 0) + 1 ? '' : undefined}>
            <SiteLink
              to={to(number)}
              aria-label={t('find.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < pages ? <SiteLink to={to(page + 1)}>{t('find.next')}</SiteLink> : null}
    </nav>
  );
}

/** The first, the last, and those beside this one: as many as a narrow phone has room for. */
export function pagesNear(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(near)].sort((one, other) => one - other);
}
