import { expect, it } from 'vitest';
import en from '#content/strings/en/walkin.json' with { type: 'json' };
import kn from '#content/strings/kn/walkin.json' with { type: 'json' };
import { columnOf, IMPORT_COLUMNS } from './walk-in.ts';

it.each([
  ['Mobile', 'mobile'],
  [' MOBILE_NO. ', 'mobile'],
  ['ಮೊಬೈಲ್ ಸಂಖ್ಯೆ', 'mobile'],
  ['ಹೆಸರು'.normalize('NFD'), 'name'],
  ['Place/Address', 'address'],
  ['Shoe size', undefined],
  ['', undefined],
])('the header %j names %s', (header, column) => expect(columnOf(header)).toBe(column));

it('the empty file that the screen hands out is understood, in every language', () => {
  for (const { column } of [en.import, kn.import]) {
    const names = Object.entries(column);
    expect(names.map(([, header]) => columnOf(header))).toEqual(names.map(([name]) => name));
    expect(names.map(([name]) => name).sort()).toEqual(Object.keys(IMPORT_COLUMNS).sort());
  }
});
