import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import styles from '../payments/message-page.module.css';

/**
 * The specification's last resort: title, the error's text and a way out of it. In production (the server says
 * so on the html tag) the stack is nobody's business.
 */
function ErrorMessage({ text, stack }: { text: string; stack: string }) {
  const { t, language } = useTranslation('errors');
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
        {/* English whatever the reader speaks: it is for who mends it. */}
        <div lang="en">
          {language === 'en' ? null : <p>{t('page.name')}</p>}
          <p className={styles.errorText}>{text}</p>
          {stack && document.documentElement.dataset.production === undefined ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            <pre className={styles.stack} tabIndex={0}>
              {stack}
            </pre>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** What an error has to say, whatever was thrown. */
function explainError(error: unknown): { text: string; stack: string } {
  if (error instanceof Error) return { text: error.message, stack: error.stack ?? '' };
  return { text: String(error), stack: '' };
}

interface State {
  failure: { error: unknown } | null;
}

/** Where no router stands around a page: a broken one keeps the navigation around it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorMessage {...explainError(failure.error)} /> : this.props.children;
  }
}
