import type { Product } from '#shared/contract/content/products.ts';
import { whyNotSold } from '#shared/domain/content/selling.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { pricesAboveLaw } from '#shared/domain/money/statutory-price.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { GivenScene } from '../../ui/site/Scene.tsx';
import styles from './ItemCard.module.css';

interface ItemCardProps {
  item: Product;
  /** The finished page may not hold it: it is found again by its number. */
  inList?: boolean;
  /** Seen before anything is scrolled. */
  first?: boolean;
}

/** One item under an address of its own (/products#its-sku), with its price, the way to pay for it, and all the law wants said beside it. */
export function ItemCard({ item, inList = false, first = false }: ItemCardProps) {
  const { t, language } = useTranslation(['products', 'common']);
  const [law] = pricesAboveLaw([item]);
  const name = item.name[language];
  return (
    <li className={styles.item} id={item.sku}>
      <GivenScene
        picture={item.picture}
        label={name}
        sizes="150px"
        first={first}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={`#${item.sku}`}>{name}</a>
        </h3>
        <p className={styles.unit}>{item.unit[language]}</p>
        <p className={styles.desc}>{item.desc[language]}</p>
        {item.category === 'pesticides' ? <p className={styles.safety}>{t('safety')}</p> : null}
        {law ? (
          <p className={styles.safety}>{t('common:seller.aboveLaw', { limit: formatRupees(law.limit) })}</p>
        ) : null}
        {item.stock === 'low' ? <p className={styles.low}>{t('stock.low')}</p> : null}
        <div className={styles.buy}>
          <span className={styles.price}>{formatRupees(item.price)}</span>
          <Way item={item} />
        </div>
        <MorePictures item={item} />
        <Disclosures item={item} inList={inList} />
      </div>
    </li>
  );
}

/** How one comes by an item: it is paid for here, asked for in the chat, which may sell what this page may not, or has run out. */
function Way({ item }: { item: Product }) {
  const { t, language } = useTranslation('products');
  const { licences } = useContent('licences');
  const name = item.name[language];
  const notSold = whyNotSold(item, licences, dayInIndia(new Date()));
  if (notSold === 'out') return <p className={styles.out}>{t('stock.out')}</p>;
  if (notSold) {
    return (
      <ButtonLink tone="secondary" to="/farmers" aria-label={t('askFor', { name })}>
        {t('askForIt')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={checkoutPath(item)} aria-label={t('payFor', { name })}>
      {t('pay')}
    </ButtonLink>
  );
}

/**
 * Where an item is paid for. The name is the English one in both languages: it travels on into the buyer's UPI app,
 * and banks refuse other scripts there. What is charged follows the sku, not this price.
 */
export function checkoutPath({ name, price, sku }: Pick<Product, 'name' | 'price' | 'sku'>): string {
  const fields = { name: name.en, price: String(price), sku };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `/checkout?${query.join('&')}`;
}

/** Closed until somebody asks: pictures inside are not fetched before. */
function MorePictures({ item }: { item: Product }) {
  const { t, language } = useTranslation('products');
  const name = item.name[language];
  if (!item.pictures?.length) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('pictures.more')}</summary>
      <div className={styles.pictures}>
        {[...new Set(item.pictures)].map((picture, index) => (
          <GivenScene
            key={picture}
            picture={picture}
            label={t('pictures.one', { name, number: index + 2 })}
            sizes="(min-width: 640px) 300px, 80vw"
            className={styles.more}
          />
        ))}
      </div>
    </details>
  );
}

/**
 * Per item, as rule 6(10) of the Legal Metrology (Packaged Commodities) Rules and rule 5 of the E-Commerce Rules
 * ask. Open without scripts too.
 */
function Disclosures({ item, inList }: { item: Product; inList: boolean }) {
  const { t, language } = useTranslation('products');
  const isService = item.category === 'services';
  const kind = isService ? 'services' : 'goods';
  const facts = [
    { term: t('facts.contains'), text: item.contains?.[language] },
    { term: t('facts.registration'), text: item.registration },
    { term: t('facts.maker'), text: item.maker?.[language] },
    { term: t('facts.origin'), text: item.origin?.[language] },
    { term: t(isService ? 'facts.scope' : 'facts.quantity'), text: item.unit[language] },
    { term: t(isService ? 'facts.price' : 'facts.mrp'), text: formatRupees(item.mrp ?? item.price) },
    {
      term: t('facts.gst'),
      text: item.gst.rate ? t('facts.gstRate', { rate: item.gst.rate }) : t('facts.gstNil'),
    },
    { term: t(isService ? 'facts.sac' : 'facts.hsn'), text: item.hsn },
    { term: t('facts.expiry'), text: item.expiry?.[language] ?? t(`expiry.${item.category}`) },
    { term: t('facts.delivery'), text: t(`delivery.${kind}`) },
    { term: t('facts.returns'), text: item.returns?.[language] ?? t(`returns.${kind}`) },
    { term: t('facts.warranty'), text: t(`warranty.${kind}`) },
    { term: t('facts.sku'), text: item.sku },
  ];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t(isService ? 'serviceDetails' : 'details')} <SampleMark of={`product:${item.sku}`} />
      </summary>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ShareButton
        text={`${item.name[language]}, ${item.unit[language]}`}
        anchor={item.sku}
        query={inList ? `q=${item.sku}` : ''}
      />
    </details>
  );
}
