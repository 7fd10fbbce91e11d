/** The carrier's public consignment page, used when the office gives no link of its own. */
export const DEFAULT_TRACKING_PAGE = 'https://www.vrlgroup.in/track_consignment.aspx';

const MAX_LENGTH = 500;

/**
 * A full https address with a named host, no user part, nothing that could break out of an attribute.
 * Spelled as a pattern because this file also runs where there is no URL class.
 */
const SAFE_LINK =
  /^https:\/\/((?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}(?::\d{1,5})?)((?:[/?#][^\s<>"'`\\^{}|]*)?)$/i;

/** Marks that cannot be seen, among them those that turn the reading direction: a link is what it looks like. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

/**
 * The link if it may be shown to a farmer as a link, else null: javascript:, http: and tricks are refused. Scheme
 * and host come back in small letters, as a pasted `HTTPS://…` means them.
 */
export function safeTrackingLink(input: string | null | undefined): string | null {
  const link = (input ?? '').trim();
  if (link.length > MAX_LENGTH || UNSEEN.test(link)) return null;
  const [, host, rest] = SAFE_LINK.exec(link) ?? [];
  return host === undefined ? null : `https://${host.toLowerCase()}${rest ?? ''}`;
}
