import { CROPS } from '#content/crops.ts';
import type { Product } from '#shared/contract/content/products.ts';
import { SHELF_PATH, type ShelfQuery, shelfAddress } from '#shared/domain/catalogue/shelf-address.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import { Band } from '../../../ui/site/Band.tsx';
import { ItemCard } from '../ItemCard.tsx';
import { Seller } from '../Seller.tsx';
import { GROUPS } from '../shelves.ts';
import styles from './Find.module.css';
import { FindForm } from './FindForm.tsx';
import { Pager } from './Pager.tsx';
import { findOnShelf, type ShelfPage } from './shelf-index.ts';

/** Cards that stand beside each other on the widest screen; their pictures are fetched at once. */
const FIRST_ROW = 2;

interface FoundListProps {
  products: readonly Product[];
  asked: ShelfQuery;
}

/** What the address asks of the price list. What does not exist is never drawn (`part` of pages/documents.ts). */
export function FoundList({ products, asked }: FoundListProps) {
  const { t } = useTranslation('products');
  const found = findOnShelf(products, asked);
  const what = useWhat(asked);
  if (!found) throw new Error('There is no such list');
  const { items, count, pages } = found;
  const place = asked.page > 1 ? `${what}, ${t('find.pageOf', { page: asked.page, pages })}` : what;
  return (
    <>
      <title>{t('find.title', { what: place })}</title>
      <meta name="description" content={t('find.description', { what: place, count })} />
      {asked.page > 1 ? <link rel="prev" href={shelfAddress({ ...asked, page: asked.page - 1 })} /> : null}
      {asked.page < pages ? (
        <link rel="next" href={shelfAddress({ ...asked, page: asked.page + 1 })} />
      ) : null}
      <Band tone="white" tight>
        <SiteLink to={SHELF_PATH} className={styles.back}>
          {t('heading')}
        </SiteLink>
        <h1 className={styles.heading}>{what}</h1>
        <FindForm products={products} asked={asked} />
      </Band>
      <Band title={t('find.found')}>
        <p className={styles.count}>
          {t('find.count', { count })}
          {pages > 1 ? ` · ${t('find.pageOf', { page: asked.page, pages })}` : null}
        </p>
        {count === 0 ? <Nothing /> : <Cards items={items} />}
        <Pager asked={asked} pages={pages} />
      </Band>
      <Seller />
    </>
  );
}

function Cards({ items }: Pick<ShelfPage, 'items'>) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <ItemCard key={item.sku} item={item} inList first={index < FIRST_ROW} />
      ))}
    </ul>
  );
}

function Nothing() {
  const { t } = useTranslation('products');
  return (
    <div className={styles.nothing}>
      <h2>{t('find.none')}</h2>
      <p>{t('find.noneText')}</p>
      <ButtonLink to="/farmers">{t('find.ask')}</ButtonLink>
    </div>
  );
}

/** In words: what was typed, the crop, the group; the whole list where nothing is narrowed. */
function useWhat({ words, crop, category }: ShelfQuery): string {
  const { t, language } = useTranslation('products');
  const group = GROUPS.find((id) => id === category);
  const parts = [
    words && `“${words}”`,
    CROPS[crop]?.[language],
    group ? t(`categories.${group}.title`) : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('find.everything');
}
