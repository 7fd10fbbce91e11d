import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClientId } from '../chat/client-id.ts';
import { readUtr, UPI_APPS, type UpiApp, upiLink, utrNoteId } from './upi.ts';

const payment = {
  payeeId: 'avagro@bank',
  payeeName: 'AV Agro',
  amountPaise: 45_000,
  item: 'Hybrid Maize Seeds',
  sku: 'SEED-MAIZE-HYB',
  reference: 'AV7F3K2Q',
};

it('fills in payee, reference, amount, note and currency', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=avagro@bank&pn=AV%20Agro&tr=AV7F3K2Q&am=450.00&tn=Hybrid%20Maize%20Seeds%20(SEED-MAIZE-HYB)&cu=INR',
  );
});

it('lets no item name change the payee or the amount', () => {
  const link = upiLink({ ...payment, amountPaise: 5, item: 'x&am=1&pa=thief@bank#' });
  const query = new URLSearchParams(link.split('?')[1]);
  expect(query.getAll('pa')).toEqual(['avagro@bank']);
  expect(query.getAll('am')).toEqual(['0.05']);
});

it('cuts a long item, never its sku, to what banks take as a note', () => {
  const { searchParams } = new URL(upiLink({ ...payment, item: 'Maize '.repeat(20) }));
  const note = searchParams.get('tn') ?? '';
  expect(note.length).toBeLessThanOrEqual(50);
  expect(note).toMatch(/^Maize Maize .* \(SEED-MAIZE-HYB\)$/);
});

it('reads back field by field whatever the item is called and costs, in every app', () => {
  const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
  const sums = fc.integer({ min: 1, max: 999_999_999_999 });
  const apps = fc.constantFrom(...(Object.keys(UPI_APPS) as UpiApp[]));
  fc.assert(
    fc.property(text(12), text(8), text(30), sums, apps, (item, sku, payeeName, amountPaise, app) => {
      const link = upiLink({ ...payment, item, sku, payeeName, amountPaise }, app);
      expect(link).not.toMatch(/[+#\s]/);
      const [address, query = ''] = link.split('?', 2);
      expect(address).toBe(UPI_APPS[app]);
      expect(query.split('&').map((field) => field.split('=').map(decodeURIComponent))).toEqual([
        ['pa', payment.payeeId],
        ['pn', payeeName],
        ['tr', payment.reference],
        ['am', `${Math.floor(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`],
        ['tn', `${item.trimEnd()} (${sku})`],
        ['cu', 'INR'],
      ]);
    }),
  );
});

describe('a UTR', () => {
  it.each([
    ['455069731511', '455069731511'],
    [' 4550 6973 1511 ', '455069731511'],
    ['4550-6973-1511', '455069731511'],
    ['೪೫೫೦೬೯೭೩೧೫೧೧', '455069731511'],
  ])('%s is one', (typed, utr) => expect(readUtr(typed)).toBe(utr));

  it.each([
    '',
    '45506973151',
    '4550697315112',
    'OM2403282020',
    '455069731 51a',
    '455069.731511',
    '+455069731511',
  ])('%s is none', (typed) => expect(readUtr(typed)).toBeNull());
});

it('names one farmer’s note about one payment, and no other', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const note = fc.tuple(digits(10), digits(12));
  fc.assert(
    fc.property(note, note, (one, other) => {
      expect(isClientId(utrNoteId(...one))).toBe(true);
      expect(utrNoteId(...one) === utrNoteId(...other)).toBe(one.join() === other.join());
    }),
  );
});
