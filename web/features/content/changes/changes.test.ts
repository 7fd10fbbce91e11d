import { describe, expect, it } from 'vitest';
import { changesOf, differingLines } from './changes.ts';

const paths = (...args: Parameters<typeof changesOf>) =>
  changesOf(...args).map(({ path, before, after }) => [path, before, after]);

describe('what changed', () => {
  const open = { opens: '09:30', closes: '18:30' };

  it('is told by field, whatever is the same is not', () => {
    const before = { sku: 'A', price: 250, name: { en: 'Neem', kn: 'ಬೇವು' }, gst: { rate: 5 } };
    const after = { ...before, price: 260, name: { en: 'Neem', kn: 'ಬೇವಿನ ಎಣ್ಣೆ' }, mrp: 300 };
    expect(paths('product', before, after)).toEqual([
      ['name.kn', 'ಬೇವು', 'ಬೇವಿನ ಎಣ್ಣೆ'],
      ['price', 250, 260],
      ['mrp', undefined, 300],
    ]);
    expect(paths('product', before, structuredClone(before))).toEqual([]);
  });

  it('is one change where a day closed or an item was taken from the middle', () => {
    expect(paths('hours', { monday: open }, { monday: null })).toEqual([['monday', open, null]]);
    expect(
      paths('hours', { holidays: ['01-26', '05-01', '08-15'] }, { holidays: ['01-26', '08-15'] }),
    ).toEqual([['holidays.1', '05-01', undefined]]);
    expect(paths('hours', { holidays: ['01-26'] }, { holidays: ['01-26', '2026-11-08'] })).toEqual([
      ['holidays.1', undefined, '2026-11-08'],
    ]);
  });

  it('is told inside an item that stayed', () => {
    const rows = [{ zone: { en: 'Near', kn: 'ಹತ್ತಿರ' }, upToKg: 50, price: 100 }];
    expect(paths('freight', { rows }, { rows: [{ ...rows[0], price: 120 }] })).toEqual([
      ['rows.0.price', 100, 120],
    ]);
  });

  it('names the field as the words know it', () => {
    const [change] = changesOf('contact', { address: { kn: ['ಒಂದು'] } }, { address: { kn: ['ಎರಡು'] } });
    expect(change).toMatchObject({ path: 'address.kn.0', name: 'address' });
  });
});

it('of a long text only the lines that differ are shown', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const other = lines.with(10, 'another');
  expect(differingLines(lines.join('\n'), other.join('\n'))).toEqual({
    before: '…\nline 9\nline 10\nline 11\n…',
    after: '…\nline 9\nanother\nline 11\n…',
  });
  expect(differingLines('a', 'b')).toEqual({ before: 'a', after: 'b' });
});
