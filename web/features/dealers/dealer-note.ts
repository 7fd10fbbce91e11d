import { useEffect, useRef, useState } from 'react';
import { readStored, STORED, writeStored } from '../../lib/device/local-store.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** What the office asks of a dealer, in the order of the letter (specification, /dealers). */
const NOTE_FIELDS = ['name', 'mobile', 'gst', 'place', 'notes'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];
type DealerNote = Readonly<Record<NoteField, string>>;

export const EMPTY_NOTE: DealerNote = { name: '', mobile: '', gst: '', place: '', notes: '' };

const SUBJECT = 'Dealer Portal — Notify Me';

/** The body: one line a field, with what has been typed behind it, or room for it. */
export function letterText(note: DealerNote, labels: DealerNote): string {
  return NOTE_FIELDS.map((field) => `${labels[field]}: ${note[field]}`).join('\n');
}

/** Where a dealer's letter goes. */
export interface Addressee {
  email: string;
  /** The shop's page on WhatsApp. */
  whatsapp: string;
}

/** Opens the reader's mail app with the letter in it. Mail wants lines to end with CR LF (RFC 6068). */
export function letterLink(text: string, { email }: Pick<Addressee, 'email'>): string {
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body)}`;
}

/** The same letter to the business's WhatsApp. */
export function letterOnWhatsapp(text: string, { whatsapp }: Pick<Addressee, 'whatsapp'>): string {
  return `${whatsapp}?text=${encodeURIComponent(`${SUBJECT}\n${text}`)}`;
}

/**
 * What the dealer has typed, kept on their phone until they send it. The fields keep their own text: what was typed
 * before the scripts came stays, and what was typed last time comes back.
 */
export function useDealerNote() {
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState(EMPTY_NOTE);

  useEffect(() => {
    const kept = readNote(readStored(STORED.dealerNote));
    for (const field of NOTE_FIELDS) {
      const input = inputOf(form.current, field);
      if (input && !input.value) input.value = kept[field];
    }
    setNote(readForm(form.current));
  }, []);

  function handleInput(): void {
    const typed = readForm(form.current);
    setNote(typed);
    writeStored(STORED.dealerNote, JSON.stringify(typed));
  }

  return { form, note, handleInput };
}

/** The letter that these fields make, in the reader's language. */
export function useLetter(note: DealerNote): string {
  const { t } = useTranslation('dealers');
  return letterText(note, {
    name: t('form.bodyName'),
    mobile: t('form.bodyMobile'),
    gst: t('form.bodyGst'),
    place: t('form.bodyPlace'),
    notes: t('form.bodyNotes'),
  });
}

function inputOf(form: HTMLFormElement | null, field: string) {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null;
}

function readForm(form: HTMLFormElement | null): DealerNote {
  return fill((field) => inputOf(form, field)?.value ?? '');
}

/** What was kept, field by field: anything may stand in storage. */
export function readNote(stored: string | null): DealerNote {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}');
    const record = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
    return fill((field) => (typeof record[field] === 'string' ? record[field] : ''));
  } catch {
    return EMPTY_NOTE;
  }
}

function fill(textOf: (field: string) => string): DealerNote {
  return Object.fromEntries(NOTE_FIELDS.map((field) => [field, textOf(field)])) as Record<
    keyof DealerNote,
    string
  >;
}
