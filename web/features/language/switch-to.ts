import { type Language, switchLanguage, translate } from '../../lib/i18n.ts';
import { forgetLanguageOfAddress } from '../../lib/page/reader-language.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';

/** This language, without a reload; without a line it is said. */
export function switchTo(language: Language): void {
  switchLanguage(language).then(forgetLanguageOfAddress, () =>
    showToast(translate('errors', 'code.NETWORK'), { tone: 'error' }),
  );
}
