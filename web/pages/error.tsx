import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../ui/Button.tsx';
import styles from './message-page.module.css';

/** The specification's last resort: title, the error's text and its stack; and a way out of it. */
export default function ErrorPage() {
  const { t } = useTranslation('errors');
  const { text, stack } = explain(useRouteError());
  return (
    <section className={styles.page} role="alert">
      <title>{t('page.title')}</title>
      <h1 className={styles.title}>{t('page.title')}</h1>
      <p className={styles.text}>{t('page.lead')}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{t('page.reload')}</Button>
        {/* A full page load on purpose: the broken app must not be asked to navigate. */}
        <Button tone="secondary" onClick={() => location.assign('/')}>
          {t('page.home')}
        </Button>
      </div>
      <div className={styles.details}>
        <p className={styles.detailsTitle}>{t('page.details')}</p>
        <p className={styles.errorText}>{text}</p>
        {stack ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <pre className={styles.stack} tabIndex={0}>
            {stack}
          </pre>
        ) : null}
      </div>
    </section>
  );
}

function explain(error: unknown): { text: string; stack: string } {
  if (isRouteErrorResponse(error)) return { text: `${error.status} ${error.statusText}`, stack: '' };
  if (error instanceof Error) return { text: error.message, stack: error.stack ?? '' };
  return { text: String(error), stack: '' };
}
