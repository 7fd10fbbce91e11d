import { describe, expect, it } from 'vitest';
import { BANNED_NAMES } from '#content/guide/banned.ts';
import { PRODUCT_BOOK } from '#content/guide/product-book.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { judgeName } from './forbidden-product.ts';

const judge = (product: string, crop = '') => judgeName(product, crop, PRODUCT_BOOK);

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

  it.each([
    ['chlorpyrifos', 'mosambi ಮೂಸಂಬಿ ಮೋಸಂಬಿ kittale santra nimbehannu ಲಿಂಬೆ hogesoppu elachi'],
    [
      'dimethoate',
      'ಉಳ್ಳಾಗಡ್ಡಿ ullagaddi pyaz ಟಮಾಟಿ takkali mirchi ಮೆಣ್ಸಿನಕಾಯಿ bende badanekayi southekayi ಮಾವಿನ ಬಾಳೆ ಎಲೆಕೋಸು dalimbe',
    ],
    ['malathion', 'jola jolada jowari bhindi ಬೆಂಡಿ baingan batani ಔಡಲ angoor ಮುಲ್ಲಂಗಿ suryakanti gobi'],
    ['mancozeb', 'jola jvari seebe perale ಪೇರಳೆ maragenasu'],
    ['oxyfluorfen', 'shenga kadlekai ಕಡಲೆಕಾಯಿ batate ಆಲೂಗಡ್ಡಿ'],
    ['quinalphos', 'ಯಾಲಕ್ಕಿ elakki jowar'],
  ])('%s stops on crops as farmers call them', (product, crops) => {
    for (const crop of crops.split(' '))
      expect(judge(product, crop), crop).toMatchObject({ crop: expect.stringMatching(/./) });
  });

  it.each([
    ['chlorpyrifos', 'paddy ಭತ್ತ cotton ಕಬ್ಬು ullagaddi'],
    ['malathion', 'paddy togari carrot'],
    ['mancozeb', 'musukina~jola makka~jola ಮೆಕ್ಕೆಜೋಳ tomato ಉಳ್ಳಾಗಡ್ಡಿ mosambi'],
    ['malathion', 'pigeon~pea'],
  ])('%s goes on for others that are known', (product, crops) => {
    for (const crop of crops.split(' ').map((each) => each.replace('~', ' ')))
      expect(judge(product, crop), crop).toMatchObject({ crop: null, isCropKnown: true });
  });

  it('asks of a crop that nobody knows, and of none', () => {
    expect(judge('malathion', 'strange')).toMatchObject({ crop: null, isCropKnown: false });
    expect(judge('malathion', ' ')).toMatchObject({ crop: null, isCropKnown: null });
  });

  it('stops at the one of two that is forbidden', () => {
    expect(judge('mancozeb + rogor', 'tomato')).toMatchObject({ name: 'dimethoate', crop: 'tomato' });
  });

  it('is of its own crop, not of one in whose name the forbidden one stands', () => {
    expect(judge('mancozeb', 'ಮುಸುಕಿನ ಜೋಳ')).toMatchObject({ crop: null });
    expect(judge('mancozeb', 'ಜೋಳ')).toMatchObject({ crop: 'ಜೋಳ' });
    expect(judge('ಮ್ಯಾಂಕೋಜೆಬ್', 'pearl')).toMatchObject({ crop: null });
  });
});
