import { asksForList } from '#shared/domain/catalogue/shelf-address.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { isSiteRoute, PAYMENT_PAGES } from '#shared/domain/site-routes.ts';
import { NEVER_KEPT } from '../features/pwa/worker-messages.ts';

/**
 * What is done about a request:
 * - `share`: another app hands over files
 * - `refused`: a page of another site does as if it were one
 * - `page`: network first, kept for the next time there is none
 * - `content`: a page asked for by another page, for what was built into it; kept like `page`
 * - `visit`: a page of which nothing is kept; without network the offline page stands in
 * - `through`: a page that goes to the network untouched
 * - `asset`: its name is its content, so the kept copy is as good as any
 * - `picture`: a photo of the reader's own chat, kept while there is room
 * - `none`: not ours; the browser does as if there were no service worker
 */
export type Handling =
  | 'share'
  | 'refused'
  | 'page'
  | 'content'
  | 'visit'
  | 'through'
  | 'asset'
  | 'picture'
  | 'none';

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  destination: string;
  /** A film or sound asked for in pieces. */
  ranged: boolean;
  /** Who sent the browser here: empty for the phone's own share sheet, a page's address for a page. */
  referrer: string;
}

export const SHARE_PATH = '/share-target';

export function handlingOf(request: RequestFacts, origin: string): Handling {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'none';
  if (request.method === 'POST' && url.pathname === SHARE_PATH)
    return isFromPhone(request, origin) ? 'share' : 'refused';
  if (request.method !== 'GET') return 'none';
  // A list is drawn for what its address asks: another one, or one of yesterday, is no answer.
  const isList = asksForList(url.pathname + url.search);
  if (request.mode === 'navigate') return isList ? 'visit' : pageHandling(url.pathname);
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.searchParams.has('lang') && !isList && pageHandling(url.pathname) === 'page') return 'content';
  const seen = url.pathname.startsWith('/uploads/') && request.destination === 'image' && !request.ranged;
  return seen ? 'picture' : 'none';
}

/** Only a page has an address to send along, and one that hides its own cannot be told from the share sheet. */
function isFromPhone({ referrer }: RequestFacts, origin: string): boolean {
  return !/^https?:/.test(referrer) || new URL(referrer).origin === origin;
}

function pageHandling(path: string): Handling {
  // The payment provider's pages and its way back depend on every header and redirect being the server's own.
  if (!isSiteRoute(path) || PAYMENT_PAGES.includes(withoutSlash(path))) return 'through';
  return NEVER_KEPT.test(path) ? 'visit' : 'page';
}
