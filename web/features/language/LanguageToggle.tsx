import type { MouseEvent } from 'react';
import { LANGUAGE_TABLE, type Language, otherLanguages } from '#shared/domain/languages.ts';
import { switchLanguage, translate, useTranslation } from '../../lib/i18n.ts';
import { forgetLanguageOfAddress } from '../../lib/page/reader-language.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './LanguageToggle.module.css';

/**
 * One tap to each other language, named in that language, without a reload. Links, so that it works while the scripts
 * are on their way, and without any: the server answers in that language and remembers.
 */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const { language } = useTranslation('common');
  return otherLanguages(language).map((other) => (
    <a
      key={other}
      href={`?choose=${other}`}
      hrefLang={other}
      lang={other}
      className={`${styles.toggle} ${className}`}
      title={LANGUAGE_TABLE[other].invitation}
      onClick={(event) => handleClick(event, other)}
    >
      {LANGUAGE_TABLE[other].name}
    </a>
  ));
}

function handleClick(event: MouseEvent, other: Language): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  switchTo(other);
}

/** This language, without a reload; without a line it is said. */
export function switchTo(language: Language): void {
  switchLanguage(language).then(forgetLanguageOfAddress, () =>
    showToast(translate('errors', 'code.NETWORK'), { tone: 'error' }),
  );
}
