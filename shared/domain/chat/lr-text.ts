import { toAsciiDigits } from '../digits.ts';

export interface LrInText {
  lrNumber: string;
  trackingLink: string | null;
}

/** Longest LR number accepted from the office. */
const MAX_LR_LENGTH = 60;

const LR = /(?:^|[^\p{L}\p{N}])LR(?:\s{0,5}(?:No|Number)\b)?[\s:#.=-]{0,5}([A-Z0-9][A-Z0-9/-]{0,59})/giu;
const LINK_AFTER_TRACK = /track[^\n]{0,60}?(https:\/\/\S+)/i;

/** The carrier's public consignment page, used when the office gives no link of its own. */
export const DEFAULT_TRACKING_PAGE = 'https://www.vrlgroup.in/track_consignment.aspx';

const MAX_LINK_LENGTH = 500;

/**
 * A full https address with a named host, no user part, nothing that could break out of an attribute.
 * Spelled as a pattern because this file also runs where there is no URL class.
 */
const SAFE_LINK =
  /^https:\/\/((?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}(?::\d{1,5})?)((?:[/?#][^\s<>"'`\\^{}|]*)?)$/i;

/** Marks that cannot be seen, among them those that turn the reading direction: a link is what it looks like. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

/**
 * Finds a lorry receipt in message text: 'LR' followed by letters, digits, dash or slash. At least one digit
 * is asked for, or 'LR will come tomorrow' would be a consignment. A link after 'Track' is its tracking link.
 */
export function findLr(text: string): LrInText | null {
  for (const match of text.matchAll(LR)) {
    const lrNumber = (match[1] ?? '').replace(/[/-]+$/, '');
    if (/\d/.test(lrNumber)) return { lrNumber, trackingLink: linkAfterTrack(text) };
  }
  return null;
}

/** What people type for a dash: hyphens and dashes of every length, the minus, the full-width one. */
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** The LR number as the carrier prints it: capitals, western digits, no spaces. Null when it is none. */
export function normaliseLrNumber(input: string): string | null {
  const compact = toAsciiDigits(input.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(/\s+/g, '')
    .toUpperCase();
  return compact.length <= MAX_LR_LENGTH && /^[A-Z0-9][A-Z0-9/-]*$/.test(compact) ? compact : null;
}

/** The text an LR message carries for clients that know only text; `findLr` reads it back. */
export function lrMessageText(lrNumber: string, trackingLink: string): string {
  return `LR: ${lrNumber}\nTrack: ${trackingLink}`;
}

/**
 * The link if it may be shown to a farmer as a link, else null: javascript:, http: and tricks are refused. Scheme
 * and host come back in small letters, as a pasted `HTTPS://…` means them.
 */
export function safeTrackingLink(input: string | null | undefined): string | null {
  const link = (input ?? '').trim();
  if (link.length > MAX_LINK_LENGTH || UNSEEN.test(link)) return null;
  const [, host, rest] = SAFE_LINK.exec(link) ?? [];
  return host === undefined ? null : `https://${host.toLowerCase()}${rest ?? ''}`;
}

function linkAfterTrack(text: string): string | null {
  const link = LINK_AFTER_TRACK.exec(text)?.[1]?.replace(/[).,;!?]+$/, '');
  return safeTrackingLink(link);
}
