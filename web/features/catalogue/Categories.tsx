import { FlaskConical, Leaf, ShieldCheck, Sprout } from 'lucide-react';
import type { Product } from '#shared/contract/content/products.ts';
import { shelfAddress } from '#shared/domain/catalogue/shelf-address.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { Band } from '../../ui/site/Band.tsx';
import styles from './Categories.module.css';
import { ItemCard } from './ItemCard.tsx';
import { firstOnShelves } from './shelves.ts';

const CATEGORIES = [
  { id: 'seeds', icon: Sprout },
  { id: 'fertilizers', icon: Leaf },
  { id: 'pesticides', icon: ShieldCheck },
  { id: 'services', icon: FlaskConical },
] as const;

/** Four cards that lead to the four shelves below. */
export function CategoryCards() {
  const { t } = useTranslation('products');
  return (
    <nav aria-label={t('categories.label')}>
      <ul className={styles.cards}>
        {CATEGORIES.map(({ id, icon: Icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.card}>
              <Icon aria-hidden="true" />
              <span className={styles.name}>{t(`categories.${id}.title`)}</span>
              <span className={styles.text}>{t(`categories.${id}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The shelves, in the order of the cards: whole, or in a large shop their first articles and the way to all of them. */
export function Shelves({ items }: { items: readonly Product[] }) {
  const { t } = useTranslation('products');
  const shown = firstOnShelves(items);
  return CATEGORIES.map(({ id }, index) => {
    const here = shown.filter(({ category }) => category === id);
    const count = items.filter(({ category }) => category === id).length;
    return (
      // The last one makes room for the hill that follows.
      <Band
        tight={index < CATEGORIES.length - 1}
        key={id}
        id={id}
        title={t(`categories.${id}.title`)}
        className={styles.shelf}
      >
        <ul className={styles.items}>
          {here.map((item) => (
            <ItemCard key={item.sku} item={item} inList={shown.length < items.length} />
          ))}
        </ul>
        {here.length < count ? (
          <SiteLink className={styles.all} to={shelfAddress({ category: id })}>
            {t('find.allOf', { count, group: t(`categories.${id}.title`) })}
          </SiteLink>
        ) : null}
      </Band>
    );
  });
}
