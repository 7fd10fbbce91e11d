import { clientIdFromBytes } from '../chat/client-id.ts';
import { toAsciiDigits } from '../digits.ts';

/** A UPI payment's reference number as a bank writes it: twelve digits. */
const UTR = /^\d{12}$/;

/** The twelve digits of what was typed or pasted, Kannada ones too; null when it is no UTR. */
export function readUtr(text: string): string | null {
  const digits = toAsciiDigits(text).replace(/[\s-]/g, '');
  return UTR.test(digits) ? digits : null;
}

/** What the id of a note is written in beside the digits. */
const MARK = [0x55, 0x54, 0x52];
/** A UUID's own bits lie in these two bytes: nothing of ours may. */
const RESERVED = [6, 8];

/**
 * The id under which one farmer's note about one UTR is sent, the same from any tab and on any day: the office
 * hears of a payment once.
 */
export function utrNoteId(mobile: string, utr: string): string {
  const pairs = `${mobile}${utr}`.match(/\d\d/g) ?? [];
  const own = [...MARK, ...pairs.map((pair) => Number.parseInt(pair, 16))];
  const bytes = Uint8Array.from({ length: 16 }, (_, index) =>
    RESERVED.includes(index) ? 0 : (own.shift() ?? 0),
  );
  return clientIdFromBytes(bytes);
}
