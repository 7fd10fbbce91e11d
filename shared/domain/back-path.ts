/** Long enough for an article's address with a Kannada name in it. */
const MAX_LENGTH = 1500;

/**
 * Where somebody goes back to after a login he was sent to: `back` of /farmers. The checkout alone sends people
 * there, and a link that leads anywhere else leads nowhere.
 */
export function readBackPath(search: string): string | null {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/checkout(\?[^\s\\#]*)?$/.test(back) && back.length <= MAX_LENGTH ? back : null;
}

/** The login that comes back to the checkout of `query`. */
export function loginPath(query: URLSearchParams): string {
  const text = query.toString();
  return `/farmers?back=${encodeURIComponent(text ? `/checkout?${text}` : '/checkout')}`;
}
