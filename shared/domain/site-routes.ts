import { BANNED_PATH } from './guide/banned-page.ts';
import { CROP_ROUTE, cropOfPath, isCropSlug, SEE_PATH } from './guide/crop-pages.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/**
 * The route table of the whole site, in the order of the specification. The browser's router and the
 * server's answer (200 or 404) are both read from it.
 */
export const SITE_ROUTES = [
  '/',
  '/clinic',
  '/distribution',
  '/farmers',
  '/my-data',
  '/dealers',
  '/admin',
  '/admin/settings/:part?',
  '/admin/people',
  '/admin/me',
  '/admin/welcome',
  '/admin/payments',
  '/admin/alerts',
  '/admin/reviews',
  '/admin/cases',
  '/admin/pictures',
  '/admin/spoken',
  '/admin/numbers',
  '/admin/content/:kind?/:key?',
  '/admin/start/:step?',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/return-policy',
  '/shipping-policy',
  '/demo/quote/:token?',
  '/guide',
  '/guide/chapter/:slug',
  CROP_ROUTE,
  BANNED_PATH,
  SEE_PATH,
  '/products',
  '/checkout',
  '/payment-result',
  '/payment/phonepe/iframe',
] as const;

/**
 * Documents that say what the address asks for, among them chapters nobody has written yet: the server draws them for each
 * request, and nobody keeps them.
 */
const DRAWN_ON_REQUEST = ['/checkout', '/guide/chapter/:slug'];

/** Whether a path that has no finished document is drawn for the request. */
export const isDrawnOnRequest = (path: string): boolean =>
  DRAWN_ON_REQUEST.some((each) => isRoute(each, path));

/** Only these two run the payment provider's script; they alone get the wider content policy. */
export const PAYMENT_PAGES: readonly string[] = ['/payment/phonepe/iframe', '/payment-result'];

/** Whether a path is one of the site's pages. A trailing slash is the same page; a crop nobody has written of has none. */
export function isSiteRoute(path: string): boolean {
  const crop = cropOfPath(path);
  if (crop !== null) return isCropSlug(crop);
  return SITE_ROUTES.some((pattern) => isRoute(pattern, path));
}

function isRoute(pattern: string, path: string): boolean {
  const parts = segments(path);
  const wanted = segments(pattern);
  const least = wanted.filter((part) => !part.endsWith('?')).length;
  if (parts.length < least || parts.length > wanted.length) return false;
  return parts.every((part, index) => wanted[index]?.startsWith(':') || wanted[index] === part);
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The address under which a page is found in this language; it may have a query. */
export const addressIn = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
