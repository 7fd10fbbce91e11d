import type { ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';
import type { Language } from '#shared/domain/languages.ts';

export { ORIGIN_MARK } from '../../lib/page/site-origin.ts';

/** A page ready to be written: its parts, and the source whose styles it needs. */
export interface DrawnPage {
  path: string;
  language: Language;
  indexed: boolean;
  /** The page that is sent for an address that does not exist. */
  notFound: boolean;
  /** Source of the component, relative to web/, as the build's manifest names it. */
  source: string;
  head: string;
  /** Inside the root. */
  body: string;
  card: { scene: string; title: string } | undefined;
  /** The shop's name, which stands outside the root too. */
  shop: string;
  /** What of the content was read for it: it is drawn anew when one of these changes. */
  reads: readonly ContentKind[];
}

/** What `pages.json` says of the finished pages: by path and language, the file and what it was drawn from. */
export type PageList = Record<string, Record<Language, { file: string; reads: readonly ContentKind[] }>>;

/** What `startRenderer` of entry-server.tsx makes. */
export interface Renderer {
  /** Every document that is finished at build. */
  paths: readonly string[];
  /**
   * @param content what the shop says and sells at this moment
   * @param asked for a document that is drawn for each request
   */
  draw(path: string, language: Language, content: SiteContent, asked?: Asked): DrawnPage;
  /** The whole HTML of a drawn page; where it stands is left out (`ORIGIN_MARK`). */
  documentOf(page: DrawnPage): string;
}

/** What a request says to a document that is drawn for it. */
export interface Asked {
  /** Of the address. */
  query: string;
  /** The shop has no payment provider. */
  paysOffline: boolean;
}

/** Name of the picture a shared link to a page carries. */
export function cardFile(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${name}.${language}.jpg`;
}
