/** Stands for the site's own address until the server that serves the pages puts in its own. */
export const ORIGIN_MARK = '%ORIGIN%';

/**
 * The address the site stands at, without a slash. In a page drawn at build it is a mark the server replaces, so
 * that what is shared leads here with scripts off too: it must not be escaped.
 */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? ORIGIN_MARK : window.location.origin;
}
