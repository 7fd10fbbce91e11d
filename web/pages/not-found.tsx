import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './message-page.module.css';

/** Any address the site does not know. */
export default function NotFoundPage() {
  const { t } = useTranslation('errors');
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
