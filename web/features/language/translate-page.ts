import { DEFAULT_LANGUAGE, type Language } from '#shared/domain/languages.ts';

/** What may be translated by a machine: words that have no Kannada of their own. All else says translate="no". */
const FOREIGN = '[translate="yes"]';

/**
 * Brings in the page-translation service when Kannada is chosen and the page has words without Kannada of their
 * own; no other reader ever fetches it. The server says on the html tag whether the owner wants it at all.
 */
export function translatePage(language: Language): void {
  const isWanted = document.documentElement.dataset.translation !== undefined;
  if (!isWanted || (language !== DEFAULT_LANGUAGE && !document.querySelector(FOREIGN))) return;
  import('./translation-service.ts')
    .then(({ translateTo }) => translateTo(language))
    .catch((error: unknown) => console.debug('no page translation', error));
}
