import type { Language } from '#shared/domain/languages.ts';

export { ORIGIN_MARK } from '../../lib/page/site-origin.ts';

/** A page ready to be written: its parts, and the sources whose code and styles it needs. */
export interface DrawnPage {
  path: string;
  language: Language;
  indexed: boolean;
  /** Its scripts do not wait for the reader. */
  awake: boolean;
  /** Source of the component, relative to web/, as the build's manifest names it. */
  source: string;
  /** Namespaces of words it draws with. */
  strings: readonly string[];
  head: string;
  /** Inside the root. */
  body: string;
  /** Behind the root, so that React has nothing to compare. */
  facts: string;
  card: { scene: string; title: string } | undefined;
}

/** What the bundle of entry-server.tsx offers. */
export interface Drawing {
  /** Every declared page in one language; the words of one language at a time are in force. */
  drawPages(language: Language): Promise<DrawnPage[]>;
}

/** Name of the picture a shared link to a page carries. */
export function cardFile(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${name}.${language}.jpg`;
}
