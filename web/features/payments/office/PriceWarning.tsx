import { TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router';
import { formatRupees } from '#shared/domain/money/money.ts';
import { appContent } from '../../../lib/content/content.ts';
import { STORED, writeStored } from '../../../lib/device/local-store.ts';
import { useStored } from '../../../lib/device/use-stored.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './PriceWarning.module.css';

/** A price above the law may be put off, but not forgotten. */
const PUT_OFF_MS = 24 * 3_600_000;

/**
 * A sentence for every article of the price list that is offered above what the law allows, with the way to it. Put
 * off for a day on this computer; other prices speak at once.
 */
export function PriceWarning() {
  const { t, language } = useTranslation('money');
  const above = appContent().aboveLaw;
  const facts = above.map(({ sku, price, limit }) => `${sku}:${price}:${limit}`).join();
  const [known, until] = (useStored(STORED.officePriceNotice) ?? '').split('|');
  if (known === facts && Date.now() < Number(until)) return null;
  const putOff = () => writeStored(STORED.officePriceNotice, `${facts}|${Date.now() + PUT_OFF_MS}`);
  return above.map(({ sku, name, price, limit }, index) => (
    <div key={sku} className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      <p>
        {t('priceAboveLaw', {
          name: name[language],
          price: formatRupees(price),
          limit: formatRupees(limit),
        })}{' '}
        <Link to="/products">{t('priceList')}</Link>
      </p>
      {index === 0 ? (
        <IconButton label={t('priceLater')} onClick={putOff}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  ));
}
