import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BanReason } from '#content/guide/banned.ts';
import type { ProductAnswer } from '#shared/domain/agronomy/forbidden-product.ts';
import { isWrittenIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from '../search/SearchCards.module.css';
import { productName } from './product-words.ts';

interface ProductCardProps {
  product: Exclude<ProductAnswer<BanReason>, { kind: 'unknown' }>;
  /** What the answer comes to, above the name, on the page that says more below. */
  label?: string;
  children?: ReactNode;
}

/** What is known of a product: a stop sign for what may not be used, a plain card for the rest. Nothing of it is green. */
export function ProductCard({ product, label, children }: ProductCardProps) {
  const { t, language } = useTranslation('guidesearch');
  const { kind, trade } = product;
  const name = productName(product, language);
  const named = trade ? t('ban.is', { trade, name }) : name;
  const head = label ? <p className={styles.label}>{label}</p> : null;
  if (kind === 'banned' || (kind === 'restricted' && product.crop !== null))
    return (
      <section className={styles.stop} aria-label={t('ban.label')}>
        {head}
        <p className={styles.title}>
          <OctagonX aria-hidden="true" /> {named}
        </p>
        {kind === 'banned' ? (
          <p>
            <strong>{t(`ban.why.${product.why}`)}</strong> {t('ban.stop')}
          </p>
        ) : (
          <p>{t('ban.onCrop', { named: name, crop: product.crop ?? '' })}</p>
        )}
        {kind === 'banned' && !label ? <p>{t('ban.old')}</p> : null}
        {children}
      </section>
    );
  return (
    <section className={styles.note} aria-label={named}>
      {head}
      <p>
        {kind === 'restricted'
          ? t('ban.restricted', { named, crops: cropsShown(product.crops, language) })
          : t(kind === 'allowed' ? 'ban.ordinary' : 'ban.unlisted', { named })}
      </p>
      {children}
    </section>
  );
}

/** Crops as they are read out: in one language, and none a second time as its own plural. */
export function cropsShown(crops: readonly string[], language: Language): string {
  const isPlural = (crop: string) => crop.endsWith('s') && crops.includes(crop.slice(0, -1));
  return crops.filter((crop) => isWrittenIn(crop, language) && !isPlural(crop)).join(', ');
}
