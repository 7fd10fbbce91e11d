import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './BeforePaying.module.css';
import type { Payee } from './read-order.ts';

const POLICIES = [
  { key: 'footer.refund', to: '/refund-policy' },
  { key: 'footer.return', to: '/return-policy' },
  { key: 'footer.shipping', to: '/shipping-policy' },
  { key: 'footer.terms', to: '/terms-and-conditions' },
] as const;

/**
 * What a buyer may want to know while they can still turn back; rule 5 of the E-Commerce Rules wants it before
 * they pay.
 */
export function BeforePaying({ partner: { name, help } }: Pick<Payee, 'partner'>) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <section className={styles.box}>
      <h2>{t('before.title')}</h2>
      <p>{t('before.safe')}</p>
      <ul className={styles.links}>
        {POLICIES.map(({ key, to }) => (
          <li key={to}>
            <SiteLink to={to}>{t(`common:${key}`)}</SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to="/products#seller">{t('before.seller')}</SiteLink>
        </li>
        <li>
          <a href={help}>{t('before.partner', { name })}</a>
        </li>
      </ul>
    </section>
  );
}
