import { describe, expect, it } from 'vitest';
import { asRecord, readLand, type Written } from './land-extent.ts';
import { parseFigure } from './parse-figure.ts';

const land = (large: string, small = '', more: Partial<Written> = {}) =>
  readLand({ extent: 'gunta', large, small, dot: null, ...more });

describe('an extent of land', () => {
  it.each<[string, string, number]>([
    ['1', '', 1],
    ['1', '20', 1.5],
    ['', '20', 0.5],
    ['0', '1', 0.025],
    ['', '60', 1.5],
    ['೧', '೨೦', 1.5],
    ['1-20', '', 1.5],
    ['1 – 20', '', 1.5],
    ['0-39', '', 0.975],
    ['1-20-8', '', 1.5125],
    ['1.20.08', '', 1.5125],
    ['1/2', '', 0.5],
    ['½', '', 0.5],
    ['1½', '', 1.5],
    ['1 1/4', '', 1.25],
    ['2¾', '', 2.75],
    ['1 acre 10 gunta', '', 1.25],
    ['1 acre 10 guntas', '', 1.25],
    ['10 gunta', '', 0.25],
    ['೧ ಎಕರೆ ೧೦ ಗುಂಟೆ', '', 1.25],
    ['1½ acre', '', 1.5],
    ['1.75', '', 1.75],
    ['1.125', '', 1.125],
    ['2.0', '', 2],
  ])('%j and %j guntas', (large, small, acres) =>
    expect(land(large, small)).toEqual({ acres: expect.closeTo(acres, 9) }),
  );

  it('with a dot is asked about, for the land record parts guntas with it', () => {
    expect(land('1.20')).toEqual({ ask: { acres: 1, guntas: 20, decimal: 1.2 } });
    expect(land('0.39')).toEqual({ ask: { acres: 0, guntas: 39, decimal: 0.39 } });
    expect(land('1,20')).toEqual({ ask: { acres: 1, guntas: 20, decimal: 1.2 } });
    expect(land('೧.೫')).toEqual({ ask: { acres: 1, guntas: 5, decimal: 1.5 } });
    expect(land('1.20', '', { dot: 'gunta' })).toEqual({ acres: 1.5 });
    expect(land('0.39', '', { dot: 'gunta' })).toEqual({ acres: 0.975 });
    expect(land('1.20', '', { dot: 'decimal' })).toEqual({ acres: 1.2 });
  });

  it.each(['1.20 acre', '1.20 acres', '1,20 acre', '1.20a', '೧.೨೦ ಎಕರೆ'])(
    'is asked about with the word acre too: %s',
    (text) => {
      expect(land(text)).toEqual({ ask: { acres: 1, guntas: 20, decimal: 1.2 } });
      expect(land(text, '', { dot: 'gunta' })).toEqual({ acres: 1.5 });
      expect(land('1.20 acre 10 gunta')).toEqual({ invalid: 'large' });
    },
  );

  it.each<[string, string, 'large' | 'small']>([
    ['1/20', '', 'large'],
    ['1-40', '', 'large'],
    ['1-20-16', '', 'large'],
    ['1,5000', '', 'large'],
    ['abc', '', 'large'],
    ['0', '', 'large'],
    ['-1', '', 'large'],
    ['4/2', '', 'large'],
    ['1.20', '10', 'large'],
    ['1-20', '10', 'large'],
    ['1', '40', 'small'],
    ['1', 'x', 'small'],
  ])('%j and %j guntas is asked back', (large, small, invalid) =>
    expect(land(large, small)).toEqual({ invalid }),
  );

  it('in cents and hectares has no second reading', () => {
    expect(land('1', '20', { extent: 'cent' })).toEqual({ acres: 1.2 });
    expect(land('1.20', '', { extent: 'cent' })).toEqual({ acres: 1.2 });
    expect(land('1', '100', { extent: 'cent' })).toEqual({ invalid: 'small' });
    expect(land('0.4', '', { extent: 'hectare' })).toEqual({ acres: expect.closeTo(0.988, 3) });
    expect(land(' ', '')).toEqual({ empty: true });
  });

  it('is said back as the paper has it', () => {
    expect(asRecord(1.5)).toEqual({ acres: 1, guntas: 20 });
    expect(asRecord(0.975)).toEqual({ acres: 0, guntas: 39 });
    expect(asRecord(1.2)).toEqual({ acres: 1, guntas: 8 });
    expect(asRecord(2)).toEqual({ acres: 2, guntas: 0 });
  });
});

it.each(['1,5000', '1,23', '10,0', '1,2,3', '12,3456', '1.5.2', '½'])(
  'takes %j for no other number',
  (text) =>
    expect(text === '1,23' ? parseFigure(text) : Number.isNaN(parseFigure(text))).toBe(
      text === '1,23' ? 1.23 : true,
    ),
);
