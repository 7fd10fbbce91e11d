import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { BUSINESS } from '#content/business.ts';
import { closedText, type SayHours, weekText } from '#shared/domain/time/working-hours-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { Licences } from './Licences.tsx';
import { FARMERS, NAV_ITEMS, POLICIES, PRODUCTS, SITE_LINKS_ID } from './nav-items.ts';
import styles from './SiteFooter.module.css';
import { Wordmark } from './Wordmark.tsx';

/** Contact, links, policies and the year, under every page but the chat screens. */
export function SiteFooter() {
  const { t, language } = useTranslation('common');
  const say: SayHours = (key, values) => t(`hours.${key}`, values ?? {});
  const address = BUSINESS.address[language];
  // In a document that of its drawing, until its script says the reader's (documents/licence-dates.ts).
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <div className={styles.brand}>
            <Wordmark name={t('brand.name')} />
          </div>
          <p className={styles.about}>{t('footer.about')}</p>
        </div>
        <div>
          <h2 className={styles.title}>
            {t('footer.reach')} <SampleMark when={BUSINESS.sample} />
          </h2>
          <address className={styles.reach}>
            <a className={styles.link} href={`tel:${BUSINESS.phone.replaceAll(' ', '')}`}>
              <Phone aria-hidden="true" />
              {BUSINESS.phone}
            </a>
            <a className={styles.link} href={`mailto:${BUSINESS.email}`}>
              <Mail aria-hidden="true" />
              {BUSINESS.email}
            </a>
            <p className={styles.line}>
              <MapPin aria-hidden="true" />
              <span>{address.join(', ')}</span>
            </p>
            <p className={styles.line}>
              <Clock aria-hidden="true" />
              <span>
                {[weekText(BUSINESS.hours, say), closedText(BUSINESS.hours, say)].filter(Boolean).join(', ')}
              </span>
            </p>
          </address>
        </div>
        <nav id={SITE_LINKS_ID} aria-labelledby="footer-explore">
          <h2 className={styles.title} id="footer-explore">
            {t('footer.explore')}
          </h2>
          {[...NAV_ITEMS, PRODUCTS, FARMERS].map((item) => (
            <SiteLink key={item.to} className={styles.link} to={item.to}>
              {t(item.key)}
            </SiteLink>
          ))}
        </nav>
        <nav aria-labelledby="footer-policies">
          <h2 className={styles.title} id="footer-policies">
            {t('footer.policies')}
          </h2>
          {POLICIES.map((item) => (
            <SiteLink key={item.to} className={styles.link} to={item.to}>
              {t(item.key)}
            </SiteLink>
          ))}
        </nav>
      </div>
      <Licences />
      <p className={styles.copyright} data-year={year}>
        {t('footer.copyright', { year, name: BUSINESS.name })}
      </p>
    </footer>
  );
}
