import { describe, expect, it } from 'vitest';
import { BANNED_NAMES, RESTRICTED_NAMES } from '#content/guide/banned.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { judgeName } from './forbidden-product.ts';

const LISTS = { banned: BANNED_NAMES, restricted: RESTRICTED_NAMES, trade: TRADE_NAMES };
const judge = (product: string, crop = '') => judgeName(product, crop, LISTS);

describe('a name from the pack', () => {
  it.each([
    'monocrotophos',
    'Monocrotophos 36% SL',
    'MONOCROTOFOS',
    'monocrotophas',
    'Thimet 10G',
    'nuvan',
    'Round Up',
    'BHC',
    'endosulfan 35 EC',
    'Methyl-Parathion',
    'ಮೊನೊಸಿಲ್ ಇದೆ',
    'ಫುರಡಾನ್',
    'lindane',
    'Celphos tablet',
  ])('%j stops the tool', (name) => expect(judge(name)).toMatchObject({ kind: 'banned' }));

  it.each(BANNED_NAMES.map((name) => [name]))('every name of the list does: %s', (name) =>
    expect(judge(name)).toMatchObject({ kind: 'banned' }),
  );

  it.each(Object.entries(TRADE_NAMES))('the trade name %s is judged as %s', (name, active) =>
    expect(judge(name)?.name).toBe(judge(active)?.name),
  );

  it('of what is allowed stops nothing', () => {
    expect(judge('Coragen')).toBeNull();
    expect(judge('thimet')).not.toBeNull();
  });

  it.each([
    '',
    'emamectin',
    'imidacloprid 17.8 SL',
    'malathionix',
    'mandipropamid',
    'ಎಮಾಮೆಕ್ಟಿನ್',
    'neem',
    'carbendazim',
  ])('%j does not', (name) => expect(judge(name)).toBeNull());

  it('that is forbidden on some crops stops on those and asks for the crop', () => {
    expect(judge('Rogor 30 EC')).toMatchObject({ kind: 'restricted', name: 'dimethoate', crop: null });
    expect(judge('dimethoate', 'Tomato')).toMatchObject({ crop: 'tomato' });
    expect(judge('ಡೈಮಿಥೋಯೇಟ್', 'ಟೊಮೆಟೊ ಬೆಳೆ')).toMatchObject({ crop: 'ಟೊಮೆಟೊ' });
    expect(judge('malathion', 'paddy')).toMatchObject({ kind: 'restricted', crop: null });
  });
});
