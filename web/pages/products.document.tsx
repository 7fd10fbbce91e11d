import { CategoryCards, Shelves } from '../features/catalogue/Categories.tsx';
import { Seller } from '../features/catalogue/Seller.tsx';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/fields/Button.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import styles from './products.module.css';

/** The shelf: four groups, the articles of the price list, and who sells them. */
export default function ProductsPage() {
  const { t } = useTranslation('products');
  const products = useContent('products');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <section className={styles.head}>
        <div className={styles.inner}>
          <h1 className={styles.title}>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.actions}>
            <ButtonLink tone="accent" to="/farmers">
              {t('ask')}
            </ButtonLink>
            <ShareButton tone="on-leaf" text={t('share')} />
          </div>
          <CategoryCards />
        </div>
      </section>
      <Shelves items={products} />
      <Seller />
    </>
  );
}
