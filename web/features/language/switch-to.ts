import { type Language, switchLanguage, translate } from '../../lib/i18n.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';

/** This language, without a reload; without a line it is said. */
export function switchTo(language: Language): void {
  switchLanguage(language).catch(() => showToast(translate('errors', 'code.NETWORK'), { tone: 'error' }));
}
