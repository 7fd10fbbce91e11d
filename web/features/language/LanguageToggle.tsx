import { currentLanguage, switchLanguage, useTranslation } from '../../lib/i18n.ts';
import styles from './LanguageToggle.module.css';

/** One tap to the other language, named in that language. No reload. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const { t } = useTranslation('common');
  const other = currentLanguage() === 'en' ? 'kn' : 'en';
  return (
    <button
      type="button"
      lang={other}
      className={`${styles.toggle} ${className}`}
      title={t('language.switchToLabel')}
      onClick={() => void switchLanguage(other)}
    >
      {t('language.switchTo')}
    </button>
  );
}
