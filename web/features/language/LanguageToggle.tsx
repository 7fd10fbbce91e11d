import type { MouseEvent } from 'react';
import { switchLanguage, useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';
import styles from './LanguageToggle.module.css';

/**
 * One tap to the other language, named in that language, without a reload. A link, so that it works while the
 * scripts are on their way, and without any: the server answers it in that language and remembers.
 */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const { t, language } = useTranslation(['common', 'errors']);
  const other = language === 'en' ? 'kn' : 'en';
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    switchLanguage(other).then(forgetAskedLanguage, () =>
      showToast(t('errors:code.NETWORK'), { tone: 'error' }),
    );
  }
  return (
    <a
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      className={`${styles.toggle} ${className}`}
      title={t('language.switchToLabel')}
      onClick={handleClick}
    >
      {t('language.switchTo')}
    </a>
  );
}

/** An address that names a language would bring it back at the next reload. */
function forgetAskedLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}
