import type { Product } from '#shared/contract/content/products.ts';
import { readShelfQuery } from '#shared/domain/catalogue/shelf-address.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import type { DocumentPage } from '../build/site/document-page.ts';
import { CategoryCards, Shelves } from '../features/catalogue/Categories.tsx';
import { FindForm } from '../features/catalogue/find/FindForm.tsx';
import { FoundList } from '../features/catalogue/find/FoundList.tsx';
import { Seller } from '../features/catalogue/Seller.tsx';
import { firstOnShelves } from '../features/catalogue/shelves.ts';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Band } from '../ui/site/Band.tsx';
import styles from './products.module.css';

/** Rows of the list at the head; all stand on the shelves below. */
const MOST_ROWS = 8;

/**
 * The price list: four groups, their articles, and who sells them. A large one shows the first of each group, and lists that
 * are drawn for what their address asks.
 */
export default function ProductsPage({ page }: { page: DocumentPage }) {
  const products = useContent('products');
  const asked = page.query.size > 0 ? readShelfQuery(page.query) : null;
  if (asked) return <FoundList products={products} asked={asked} />;
  return (
    <>
      <Head products={products} />
      {firstOnShelves(products).length < products.length ? (
        <Band tone="white" tight>
          <FindForm products={products} />
        </Band>
      ) : null}
      <Shelves items={products} />
      <Seller />
    </>
  );
}

/** The list as it hangs beside the counter, and the four groups. */
function Head({ products }: { products: readonly Product[] }) {
  const { t, language } = useTranslation('products');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <section className={styles.head}>
        <div className={styles.inner}>
          <div>
            <h1 className={styles.title}>{t('heading')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <div className={styles.actions}>
              <ButtonLink to="/farmers">{t('ask')}</ButtonLink>
              <ShareButton text={t('share')} />
            </div>
          </div>
          <ul className={styles.list}>
            {firstOnShelves(products)
              .slice(0, MOST_ROWS)
              .map(({ sku, name, unit, price }) => (
                <li key={sku}>
                  <a href={`#${sku}`}>
                    {name[language]} <small>{unit[language]}</small>
                  </a>
                  <span>{formatRupees(price)}</span>
                </li>
              ))}
          </ul>
          <CategoryCards />
        </div>
      </section>
    </>
  );
}
