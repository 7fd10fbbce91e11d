import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/domain/languages.ts';
import type { Language } from '../../lib/i18n.ts';

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

/**
 * The service wraps texts in elements of its own; React then takes a text out of a parent it is no longer in, and
 * the browser throws (facebook/react#11538). A text that has been moved is taken out of where it is, so that
 * nothing crashes and nothing stays behind.
 */
export function guardAgainstMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeMoved<T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const wrapper = wrapperOf(child, this);
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? wrapperOf(before, this) : before;
    return insertBefore.call(this, node, place) as T;
  };
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

/** The element of the service that stands in `parent` where the node used to stand. */
function wrapperOf(node: Node, parent: Node): Node | null {
  for (let at: Node | null = node.parentNode; at; at = at.parentNode) {
    if (at.parentNode === parent) return at;
  }
  return null;
}
