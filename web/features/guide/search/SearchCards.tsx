import { OctagonX } from 'lucide-react';
import { isWrittenIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { EmergencyLines } from '../../../ui/site/EmergencyLines.tsx';
import styles from './SearchCards.module.css';
import type { ProductAnswer, SearchAnswers } from './search-answers.ts';

/** Stands above what was found: whom to ring, and what the lists of forbidden products say of a name. */
export function SearchCards({ answers }: { answers: SearchAnswers }) {
  const { t } = useTranslation(['guidesearch', 'common']);
  const { isEmergency, product, isUnknownBan } = answers;
  return (
    <>
      {isEmergency ? (
        <section className={styles.stop} aria-label={t('common:emergency.open')}>
          <p className={styles.title}>{t('common:emergency.title')}</p>
          <EmergencyLines />
          <p>{t('first')}</p>
        </section>
      ) : null}
      {product ? <Product product={product} /> : null}
      {isUnknownBan ? <p className={styles.note}>{t('ban.unknown')}</p> : null}
    </>
  );
}

function Product({ product }: { product: ProductAnswer }) {
  const { t, language } = useTranslation('guidesearch');
  const { kind, name, trade } = product;
  const named = trade ? t('ban.is', { trade, name }) : name;
  if (kind === 'ordinary') return <p className={styles.note}>{t('ban.ordinary', { named })}</p>;
  if (kind === 'restricted') {
    const crops = product.crops.filter((crop) => isWrittenIn(crop, language));
    return <p className={styles.note}>{t('ban.restricted', { named, crops: crops.join(', ') })}</p>;
  }
  return (
    <section className={styles.stop} aria-label={t('ban.label')}>
      <p className={styles.title}>
        <OctagonX aria-hidden="true" /> {named}
      </p>
      <p>
        <strong>{t(`ban.why.${product.why}`)}</strong> {t('ban.stop')}
      </p>
      <p>{t('ban.old')}</p>
    </section>
  );
}
