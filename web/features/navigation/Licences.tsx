import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { LicenceEnd } from '../../ui/LicenceEnd.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import styles from './SiteFooter.module.css';

/**
 * Who sells, and under which licences: Form III under the Insecticides Rules wants the licence displayed prominently,
 * and on a site every page is the shop's door. The rest of what the law asks stands on /products.
 */
export function Licences() {
  const { t, language } = useTranslation('common');
  const { legalName, gstin } = useContent('shop');
  const { licences } = useContent('licences');
  const { expert } = useContent('people');
  return (
    <div className={styles.seller}>
      <h2 className={styles.title}>
        {t('seller.licences')} <SampleMark of={['shop', 'contact', 'licences', 'people']} />
      </h2>
      <p className={styles.small}>
        {legalName}, {t('seller.gstin', { gstin })}. {t('seller.expert')}: {expert.name[language]},{' '}
        {expert.qualification[language]}
      </p>
      <ul className={styles.licences}>
        {licences.map(({ kind, number, validUntil, place }) => (
          <li key={number}>
            {t(`seller.licence.${kind}`)} <span className={styles.whole}>{number},</span> {place[language]},{' '}
            <LicenceEnd validUntil={validUntil} className={styles.whole} />
          </li>
        ))}
      </ul>
    </div>
  );
}
