import { type ComponentProps, createContext, use, useContext } from 'react';
import { currentLanguage, type Language, onLanguageComing, useTranslation } from '../i18n.ts';
import { atHand, readable } from './readable.ts';

/**
 * What a page was given at build (a chapter, a policy): finished HTML by name, and small facts beside it. It
 * stands in the page itself and is never shipped a second time as code: the first page takes its own DOM, a page
 * one goes to is fetched as it would be by the browser, and read.
 */
export interface PageContent {
  html: Record<string, string>;
  /** Anything JSON can carry, for what is drawn by components. */
  facts: unknown;
}

/** The server's side of the same: set once by entry-server.tsx. */
type Provider = (pathname: string, language: Language) => PageContent | undefined;
let provider: Provider | undefined;

const contents = new Map<string, Promise<PageContent | null>>();
/** As many pages as a reader goes back and forth between. */
const MOST_KEPT = 12;

/** The address whose content the components below draw; set by whoever draws the page. */
export const ContentPathContext = createContext('/');

/** @param provide answers for every page that is drawn at build */
export function provideContent(provide: Provider): void {
  provider = provide;
}

/** Takes the content out of the page that is on the screen: once, for it is right for one language only. */
export function adoptContent(pathname: string): void {
  keep(keyOf(pathname, currentLanguage()), atHand(readContent(document)));
}

/** What a page will need, fetched beside its code unless it is here. */
export function fetchContent(pathname: string, language: Language): Promise<PageContent | null> {
  if (provider) return atHand(provider(pathname, language) ?? null);
  const key = keyOf(pathname, language);
  const known = contents.get(key);
  if (known) return known;
  const fetching = readable(fetchPage(pathname, language));
  // The next one who asks tries again.
  fetching.catch(() => contents.delete(key));
  keep(key, fetching);
  return fetching;
}

/**
 * What was built for the page on the screen, in the reader's language; null when nothing was (an unknown
 * chapter). Waits, so that the page before stays until it is here.
 */
export function usePageContent(): PageContent | null {
  const pathname = useContext(ContentPathContext);
  const { language } = useTranslation('common');
  return use(fetchContent(pathname, language));
}

interface BuiltHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which of the page's pieces. */
  name: string;
  as?: 'div' | 'section' | 'article';
}

/** A piece of finished HTML. React leaves what is inside alone, so it never has to be sent as code. */
export function BuiltHtml({ name, as: Tag = 'div', ...rest }: BuiltHtmlProps) {
  const html = usePageContent()?.html[name];
  if (html === undefined) return null;
  return (
    <Tag
      {...rest}
      data-built-html={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled and escaped at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The facts of the page as they stand in its HTML; drawn once, by the prerender, beside the page. */
export const FACTS_ID = 'page-facts';

function readContent(document: Document): PageContent | null {
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-built-html]')];
  const facts = document.getElementById(FACTS_ID)?.textContent;
  if (pieces.length === 0 && facts === undefined) return null;
  return {
    html: Object.fromEntries(pieces.map((piece) => [piece.dataset.builtHtml, piece.innerHTML])),
    facts: facts ? JSON.parse(facts) : null,
  };
}

async function fetchPage(pathname: string, language: Language): Promise<PageContent | null> {
  const answer = await fetch(`${pathname}?lang=${language}`, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${pathname}: ${answer.status}`);
  return readContent(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

function keep(key: string, content: Promise<PageContent | null>): void {
  contents.set(key, content);
  const [oldest] = contents.keys();
  if (contents.size > MOST_KEPT && oldest !== undefined) contents.delete(oldest);
}

const keyOf = (pathname: string, language: Language) => `${language}${pathname}`;

// A page of built content is switched when its other half has come, not before.
if (typeof document !== 'undefined') {
  onLanguageComing(async (language) => {
    const shown = document.querySelector('[data-built-html]') ? location.pathname : undefined;
    if (shown) await fetchContent(shown, language).catch(() => undefined);
  });
}
