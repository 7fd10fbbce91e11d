import { clientIdFromBytes } from '../chat/client-id.ts';
import { toAsciiDigits } from '../digits.ts';
import { firstGraphemes, graphemes } from '../text-safety.ts';

export interface UpiPayment {
  /** Payee address, 'name@bank'. */
  payeeId: string;
  payeeName: string;
  amountPaise: number;
  item: string;
  sku: string;
  /** At most 35 letters and digits, another one for every try: banks take a repeated one for a risk. */
  reference: string;
}

/**
 * Where the link goes: to whichever app the phone offers, or to one by its own name, for iPhones offer no choice.
 * The names are the apps' own and undocumented in places; an app that dropped its name simply does not open.
 */
export const UPI_APPS = {
  any: 'upi://pay',
  phonepe: 'phonepe://pay',
  googlePay: 'tez://upi/pay',
  paytm: 'paytmmp://pay',
  bhim: 'bhim://pay',
} as const;
export type UpiApp = keyof typeof UPI_APPS;

/** Paise; what NPCI lets a person pay a merchant in one payment unless the merchant's trade has a higher limit. */
export const UPI_LIMIT_PAISE = 10_000_000;

/** Banks cut or refuse longer notes. */
const MAX_NOTE = 50;

/**
 * The deep link that opens the buyer's UPI app with everything filled in (NPCI, UPI Linking Specification 1.6).
 * A long item is cut in the note so that its sku stays whole.
 */
export function upiLink(payment: UpiPayment, app: UpiApp = 'any'): string {
  const paise = String(payment.amountPaise).padStart(3, '0');
  const code = ` (${payment.sku})`;
  const fields = {
    pa: payment.payeeId,
    pn: payment.payeeName,
    tr: payment.reference,
    am: `${paise.slice(0, -2)}.${paise.slice(-2)}`,
    tn: firstGraphemes(payment.item, MAX_NOTE - graphemes(code).length).trimEnd() + code,
    cu: 'INR',
  };
  // %20, not +: UPI apps show a plus sign literally. The @ of the address stays bare for the older ones.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  return `${UPI_APPS[app]}?${query.join('&')}`;
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

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
