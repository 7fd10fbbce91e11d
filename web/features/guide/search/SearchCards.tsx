import { bannedPath } from '#shared/domain/guide/banned-page.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import { EmergencyLines } from '../../../ui/site/EmergencyLines.tsx';
import { ProductCard } from '../banned/ProductCard.tsx';
import styles from './SearchCards.module.css';
import { hasCard, type SearchAnswers } from './search-answers.ts';

/** Stands above what was found: whom to ring, and what is known of a product that is named. */
export function SearchCards({ query, answers }: { query: string; answers: SearchAnswers }) {
  const { t } = useTranslation('guidesearch');
  const { isEmergency, product, isUnknownBan } = answers;
  return (
    <>
      {isEmergency ? <Emergency /> : null}
      {hasCard(product) ? (
        <ProductCard product={product}>
          <p>
            <SiteLink to={bannedPath(query)}>{t('ban.more')}</SiteLink>
          </p>
        </ProductCard>
      ) : null}
      {isUnknownBan ? (
        <section className={styles.note} aria-label={t('ban.status.unknown')}>
          <p>{t('ban.unknown')}</p>
          <p>
            <SiteLink to={bannedPath('')}>{t('ban.look')}</SiteLink>
          </p>
        </section>
      ) : null}
    </>
  );
}

/** The numbers to ring, and what not to do. */
export function Emergency() {
  const { t } = useTranslation(['guidesearch', 'common']);
  return (
    <section className={styles.stop} aria-label={t('common:emergency.open')}>
      <p className={styles.title}>{t('common:emergency.title')}</p>
      <EmergencyLines />
      <p>{t('first')}</p>
    </section>
  );
}
