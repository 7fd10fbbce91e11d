import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/domain/languages.ts';
import type { Language } from '../../lib/i18n.ts';
import { guardAgainstMovedNodes } from './moved-nodes.ts';

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=startPageTranslation';
const SELECTOR = '.goog-te-combo';
/** Milliseconds between looks for the service's selector, and how many (specification, constants). */
const LOOK_EVERY = 200;
const MOST_LOOKS = 40;

declare global {
  interface Window {
    startPageTranslation?: () => void;
    google?: {
      translate?: { TranslateElement?: new (options: object, elementId: string) => unknown };
    };
  }
}

let loading: Promise<void> | undefined;

/**
 * Asks the service for a language, loading it the first time Kannada is asked for. Every failure is silent
 * (specification, error catalogue): the page then stays as it was written.
 */
export async function translateTo(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE && !loading) return;
  loading ??= load();
  await loading;
  const selector = await findSelector();
  if (!selector || selector.value === language) return;
  selector.value = language;
  selector.dispatchEvent(new Event('change', { bubbles: true }));
}

function load(): Promise<void> {
  guardAgainstMovedNodes();
  const place = document.createElement('div');
  place.id = 'page-translation';
  place.hidden = true;
  document.body.append(place);
  window.startPageTranslation = () => {
    const Service = window.google?.translate?.TranslateElement;
    if (Service) {
      new Service(
        { pageLanguage: DEFAULT_LANGUAGE, includedLanguages: LANGUAGES.join(','), autoDisplay: false },
        place.id,
      );
    }
  };
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error('the translation service could not be loaded'));
    });
  });
}

async function findSelector(): Promise<HTMLSelectElement | null> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const selector = document.querySelector<HTMLSelectElement>(SELECTOR);
    if (selector) return selector;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return null;
}
