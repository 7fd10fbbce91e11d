import { BUSINESS } from '#content/business.ts';

/** What the office asks of a dealer, in the order of the letter (specification, /dealers). */
export const NOTE_FIELDS = ['name', 'mobile', 'gst', 'place', 'notes'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];
export type DealerNote = Readonly<Record<NoteField, string>>;

export const EMPTY_NOTE: DealerNote = { name: '', mobile: '', gst: '', place: '', notes: '' };

const SUBJECT = 'Dealer Portal — Notify Me';

/** The body: one line a field, with what has been typed behind it, or room for it. */
export function letterText(note: DealerNote, labels: DealerNote): string {
  return NOTE_FIELDS.map((field) => `${labels[field]}: ${note[field]}`).join('\n');
}

/** Opens the reader's mail app with the letter in it. Mail wants lines to end with CR LF (RFC 6068). */
export function letterLink(text: string): string {
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${BUSINESS.email}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body)}`;
}

/** The same letter to the business's WhatsApp. */
export function letterOnWhatsapp(text: string): string {
  return `${BUSINESS.links.whatsapp}?text=${encodeURIComponent(`${SUBJECT}\n${text}`)}`;
}
