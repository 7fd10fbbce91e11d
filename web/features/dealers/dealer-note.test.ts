import { expect, it } from 'vitest';
import { EMPTY_NOTE, letterLink, letterOnWhatsapp, letterText } from './dealer-note.ts';

const TO = { email: 'dealers@rao.test', whatsapp: 'https://wa.me/919800000000' };
const LABELS = { name: 'Name', mobile: 'Mobile', gst: 'GST No', place: 'Place', notes: 'Notes' };

it('asks for the five things of the specification, in its order', () => {
  expect(letterText(EMPTY_NOTE, LABELS)).toBe('Name: \nMobile: \nGST No: \nPlace: \nNotes: ');
});

it('carries what has been typed, whatever signs it has', () => {
  const text = letterText({ ...EMPTY_NOTE, name: 'ಶಿವ & ಮಕ್ಕಳು', notes: '50% seed? #1' }, LABELS);
  const link = new URL(letterLink(text, TO));
  expect(link.pathname).toBe(TO.email);
  expect(link.searchParams.get('subject')).toBe('Dealer Portal — Notify Me');
  expect(link.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
});

it('writes spaces as %20, which mail apps read, and never as +', () => {
  expect(letterLink('Name: A B', TO)).not.toContain('+');
});

it('goes to WhatsApp with its subject', () => {
  const link = new URL(letterOnWhatsapp('Name: A', TO));
  expect(link.origin + link.pathname).toBe(TO.whatsapp);
  expect(link.searchParams.get('text')).toBe('Dealer Portal — Notify Me\nName: A');
});
