/** `/guide/` and `/guide` are one page; `/` stays what it is. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

/** Long enough for an article's address with a Kannada name in it. */
const MAX_LENGTH = 1500;

/**
 * Where somebody goes back to after a login they were sent to: `back` of /farmers. The checkout alone sends people
 * there, and a link that leads anywhere else leads nowhere.
 */
export function readBackPath(back: string | null): string | null {
  return back !== null && /^\/checkout(\?[^\s\\#]*)?$/.test(back) && back.length <= MAX_LENGTH ? back : null;
}

/** The login that comes back to the checkout of `query` (without its question mark). */
export function loginPath(query: string): string {
  return `/farmers?back=${encodeURIComponent(query ? `/checkout?${query}` : '/checkout')}`;
}
