import { TriangleAlert } from 'lucide-react';
import { CATALOGUE } from '#content/catalogue.ts';
import { formatRupees } from '#shared/domain/money.ts';
import { pricesAboveLaw } from '#shared/domain/statutory-price.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './PriceWarning.module.css';

/** A sentence for every article of the price list that is offered above what the law allows. */
export function PriceWarning() {
  const { t, language } = useTranslation('money');
  return pricesAboveLaw(CATALOGUE).map(({ sku, name, price, limit }) => (
    <p key={sku} className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      <span>
        {t('priceAboveLaw', {
          name: CATALOGUE.find((item) => item.sku === sku)?.name[language] ?? name,
          price: formatRupees(price),
          limit: formatRupees(limit),
        })}
      </span>
    </p>
  ));
}
