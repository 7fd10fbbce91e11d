import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { closedText, type SayHours, weekText } from '#shared/domain/time/working-hours-text.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { Closures } from '../../ui/Closures.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { Licences } from './Licences.tsx';
import { FARMERS, NAV_ITEMS, POLICIES, PRODUCTS, SITE_LINKS_ID } from './nav-items.ts';
import styles from './SiteFooter.module.css';
import { Wordmark } from './Wordmark.tsx';

/** Contact, links, policies and the year, under every page but the chat screens. */
export function SiteFooter() {
  const { t, language } = useTranslation('common');
  const say: SayHours = (key, values) => t(`hours.${key}`, values ?? {});
  const { name } = useContent('shop');
  const { phone, email, address } = useContent('contact');
  const week = useContent('hours');
  // In a document that of its drawing, until its script says the reader's (documents/licence-dates.ts).
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns} data-below="">
        <div>
          <div className={styles.brand}>
            <Wordmark name={t('brand.name')} />
          </div>
          <p className={styles.about}>{t('footer.about')}</p>
        </div>
        <div>
          <h2 className={styles.heading}>
            {t('footer.reach')} <SampleMark of="contact" />
          </h2>
          <address className={styles.reach}>
            <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
              <Phone aria-hidden="true" />
              {phone}
            </a>
            <a className={styles.link} href={`mailto:${email}`}>
              <Mail aria-hidden="true" />
              {email}
            </a>
            <p className={styles.line}>
              <MapPin aria-hidden="true" />
              <span>{address[language].join(', ')}</span>
            </p>
            <p className={styles.line}>
              <Clock aria-hidden="true" />
              <span>{[weekText(week, say), closedText(week, say)].filter(Boolean).join(', ')}</span>
            </p>
            <Closures className={styles.closure} />
          </address>
        </div>
        <nav id={SITE_LINKS_ID} className={styles.links} aria-labelledby="footer-explore">
          <h2 className={styles.heading} id="footer-explore">
            {t('footer.explore')}
          </h2>
          {[...NAV_ITEMS, FARMERS, PRODUCTS].map((item) => (
            <SiteLink
              key={item.to}
              className={classNames(styles.link, item !== PRODUCTS && styles.inMenu)}
              to={item.to}
            >
              {t(item.key)}
            </SiteLink>
          ))}
        </nav>
        <nav className={styles.links} aria-labelledby="footer-policies">
          <h2 className={styles.heading} id="footer-policies">
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
        {t('footer.copyright', { year, name })}
      </p>
    </footer>
  );
}
