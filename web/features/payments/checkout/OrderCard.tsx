import { formatPaise, formatRupees } from '#shared/domain/money/money.ts';
import { pricesAboveLaw } from '#shared/domain/money/statutory-price.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import styles from './OrderCard.module.css';
import type { Order } from './read-order.ts';

/** What is bought, its code and its price. */
export function OrderCard({ order }: { order: Order }) {
  const { t, language } = useTranslation(['checkout', 'common']);
  const { name, sku, amountPaise, listed } = order;
  const [law] = listed ? pricesAboveLaw([listed]) : [];
  return (
    <section className={styles.order}>
      <h2 className={styles.name}>{(listed ? listed.name[language] : name) || t('item')}</h2>
      {listed ? <p className={styles.unit}>{listed.unit[language]}</p> : null}
      <p className={styles.sku}>{t('sku', { sku })}</p>
      <p className={styles.price}>
        <span>{t('price')}</span>
        <strong>{formatPaise(amountPaise)}</strong>
      </p>
      {listed ? <p className={styles.unit}>{t('taxes')}</p> : null}
      {law ? (
        <p className={styles.notice}>{t('common:seller.aboveLaw', { limit: formatRupees(law.limit) })}</p>
      ) : null}
      {!listed && amountPaise > 0 ? <p className={styles.notice}>{t('unlisted')}</p> : null}
      {amountPaise > 0 ? null : (
        <div className={styles.notice}>
          <p>{t('noAmount')}</p>
          <ButtonLink to="/products">{t('products')}</ButtonLink>
        </div>
      )}
    </section>
  );
}
