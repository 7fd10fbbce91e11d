import { useLocation } from 'react-router';
import { isSiteRoute } from '#shared/domain/site-routes.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './message-page.module.css';

/** Any address the site does not know, and those it names in its navigation but has not opened yet. */
export default function NotFoundPage() {
  const { t } = useTranslation('errors');
  const promised = isSiteRoute(useLocation().pathname);
  if (promised) {
    return (
      <section className={styles.page}>
        <title>{t('page.soonTitle')}</title>
        <h1 className={styles.title}>{t('page.soonTitle')}</h1>
        <p className={styles.text}>{t('page.soonText')}</p>
        <ButtonLink to="/farmers">{t('page.soonAction')}</ButtonLink>
      </section>
    );
  }
  return (
    <section className={styles.page}>
      <title>{`404 · ${t('page.notFoundTitle')}`}</title>
      <p className={styles.figure}>404</p>
      <h1 className={styles.title}>{t('page.notFoundTitle')}</h1>
      <p className={styles.text}>{t('page.notFoundText')}</p>
      <ButtonLink to="/">{t('page.home')}</ButtonLink>
    </section>
  );
}
