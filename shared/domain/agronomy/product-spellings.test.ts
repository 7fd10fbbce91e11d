import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAN_GROUPS, BANNED_NAMES, OTHER_CROPS } from '#content/guide/banned.ts';
import { PRODUCT_BOOK } from '#content/guide/product-book.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { judgeProduct, nearName } from './forbidden-product.ts';
import type { ProductBook } from './product-names.ts';

const judge = (text: string, crop = '') => judgeProduct(text, crop, PRODUCT_BOOK);

/** What farmers write when they write a name as they hear it. */
const SPELLINGS: readonly [written: string, name: string][] = [
  ['monocrotophos', 'monocrotophos'],
  ['Monocrotofos 36 SL', 'monocrotophos'],
  ['monokrotofas', 'monocrotophos'],
  ['mono croto phos', 'monocrotophos'],
  ['monochrotophos', 'monocrotophos'],
  ['monocil', 'monocrotophos'],
  ['MONOCIL 36', 'monocrotophos'],
  ['monosil', 'monocrotophos'],
  ['monocel gold', 'monocrotophos'],
  ['ಮೊನೊಕ್ರೋಟೊಫಾಸ್', 'monocrotophos'],
  ['ಮಾನೋಕ್ರೊಟೊಫಸ್', 'monocrotophos'],
  ['ಮೊನೊಕ್ರೊಟೋಪಾಸ್', 'monocrotophos'],
  ['ಮೊನೊಕ್ರೋಟೊಫಾಸ್‌ನಿಂದ', 'monocrotophos'],
  ['ಮೋನೊಸಿಲ್', 'monocrotophos'],
  ['ಮೊನೊಸಿಲ್ಲನ್ನು', 'monocrotophos'],
  ['endosulphan', 'endosulfan'],
  ['endo sulfan', 'endosulfan'],
  ['endosalfan', 'endosulfan'],
  ['endosulfon 35 EC', 'endosulfan'],
  ['ಎಂಡೊಸಲ್ಫನ್', 'endosulfan'],
  ['ಎಂಡೋ ಸಲ್ಫಾನ್', 'endosulfan'],
  ['ಎಂಡೋಸಲ್ಫಾನ್‌ಗೆ', 'endosulfan'],
  ['thimet', 'phorate'],
  ['Thimet-10G', 'phorate'],
  ['thaimet', 'phorate'],
  ['ಥೈಮೆಟ್', 'phorate'],
  ['ತೈಮೆಟ್ ಗುಳಿಗೆ', 'phorate'],
  ['ಫೊರೇಟ್', 'phorate'],
  ['forate', 'phorate'],
  ['furadan 3G', 'carbofuran'],
  ['furadon', 'carbofuran'],
  ['phuradan', 'carbofuran'],
  ['ಫುರಡಾನ್‌ಗೆ', 'carbofuran'],
  ['ಪುರಡಾನ್', 'carbofuran'],
  ['carbofuron', 'carbofuran'],
  ['ಕಾರ್ಬೊಫುರಾನ್', 'carbofuran'],
  ['nuvan', 'dichlorvos'],
  ['DDVP', 'dichlorvos'],
  ['d.d.v.p.', 'dichlorvos'],
  ['dichlorovos', 'dichlorvos'],
  ['ಡೈಕ್ಲೋರ್‌ವಾಸ್', 'dichlorvos'],
  ['methylparathion', 'methyl parathion'],
  ['Methyl-Parathion dust', 'methyl parathion'],
  ['ಮೆಥೈಲ್ ಪ್ಯಾರಾಥಿಯನ್', 'methyl parathion'],
  ['metacid', 'methyl parathion'],
  ['phosphomidon', 'phosphamidon'],
  ['fosfamidon', 'phosphamidon'],
  ['ಫಾಸ್ಫೊಮಿಡಾನ್', 'phosphamidon'],
  ['trizophos', 'triazophos'],
  ['ಟ್ರಯಾಜೋಫಾಸ್', 'triazophos'],
  ['D D T', 'DDT'],
  ['ಡಿಡಿಟಿ ಪುಡಿ', 'DDT'],
  ['B.H.C. powder', 'BHC'],
  ['gamaxin', 'BHC'],
  ['lindain', 'lindane'],
  ['ಲಿಂಡೇನ್', 'lindane'],
  ['round-up', 'glyphosate'],
  ['ROUNDUP', 'glyphosate'],
  ['glyfosate', 'glyphosate'],
  ['ಗ್ಲೈಪೊಸೇಟ್', 'glyphosate'],
  ['ಗ್ಲೈಸೆಲ್‌', 'glyphosate'],
  ['gramaxone', 'paraquat'],
  ['ಪ್ಯಾರಕ್ವಾಟ್', 'paraquat'],
  ['celphos tablet', 'aluminium phosphide'],
  ['sulfas', 'aluminium phosphide'],
  ['Aluminum phosphide', 'aluminium phosphide'],
  ['streptocyclin', 'streptomycin'],
  ['ಸ್ಟ್ರೆಪ್ಟೊಸೈಕ್ಲೀನ್', 'streptomycin'],
  ['2,4,5 T', '2,4,5-T'],
  ['is lannate banned or not', 'methomyl'],
  ['dicofal', 'dicofol'],
];

/** Near to a forbidden name, to an allowed one, or to nothing. */
const NEITHER = [
  ...['fevicol', 'ಫೆವಿಕಾಲ್', 'themet', 'fenthoate', 'phenthoate', 'ethion'],
  ...[
    'tomato',
    'nitrogen',
    'ಸಾರಜನಕ',
    'navane',
    'ನವಣೆ',
    'seven',
    'information',
    'protein',
    'children',
    'chlorine',
  ],
  ...['ಕ್ಲೋರಿನ್', 'ಕೊರತೆ', 'shape', 'BPH', 'DDTX', 'DAP', '2,4,5', 'malathionix', 'abamectin', 'kasugamycin'],
  ...['copper', 'urea', 'ಯೂರಿಯಾ', 'xyz', 'super killer', 'organic power plus', 'imidacroprid', ''],
  ...['Bacillus thuringiensis', 'mandipro', 'ರೋಗ', 'ಔಷಧಿ', 'thiram', 'phos', 'methyl', 'chloride'],
];

const ALLOWED: readonly [written: string, active: string][] = [
  ['coragen', 'chlorantraniliprole'],
  ['ಕೊರಾಜಿನ್', 'chlorantraniliprole'],
  ['Imidachloprid 17.8 SL', 'imidacloprid'],
  ['ಇಮಿಡಾಕ್ಲೋಪ್ರಿಡ್', 'imidacloprid'],
  ['emamectin', 'emamectin'],
  ['mandipropamid', 'mandipropamid'],
  ['ಟ್ರೈಕೋಡರ್ಮಾ', 'trichoderma'],
  ['neem azadiractin', 'azadirachtin'],
  ['carbendazim 50 WP', 'carbendazim'],
];

describe('a product by its name', () => {
  it.each(SPELLINGS)('%j is %s, which may not be used', (written, name) =>
    expect(judge(written)).toMatchObject({ kind: 'banned', name }),
  );

  it.each(NEITHER)('%j is called neither forbidden nor allowed', (written) =>
    expect(judge(written)).toEqual({ trade: null, kind: 'unknown' }),
  );

  it.each(ALLOWED)('%j stands in the table as %s', (written, active) =>
    expect(judge(written)).toMatchObject({ kind: 'allowed', active }),
  );

  it.each(Object.entries(PRODUCT_BOOK.allowed).flatMap(([key, names]) => names.map((name) => [name, key])))(
    'every name of the table is known: %s',
    (name, active) => {
      const answer = judge(name);
      if (answer.kind !== 'restricted') expect(answer).toMatchObject({ kind: 'allowed', active });
    },
  );

  it.each(Object.entries(TRADE_NAMES))('the pack %s is told from its active ingredient %s', (trade) =>
    expect(judge(trade)).toMatchObject({
      trade: expect.any(String),
      kind: expect.not.stringMatching('unknown'),
    }),
  );

  it('asks back what looks like a known name', () => {
    const near = (text: string) => nearName(text, PRODUCT_BOOK);
    expect(near('themet')).toBe('thimet');
    expect(near('imidacroprid')).toMatch(/imidacloprid/i);
    expect(near('fevicol')).toBeNull();
  });

  it('tells the worst of several, and both crops and leave of a restricted one', () => {
    expect(judge('coragen with monocil')).toMatchObject({ kind: 'banned', name: 'monocrotophos' });
    expect(judge('coragen, rogor')).toMatchObject({ kind: 'restricted', name: 'dimethoate' });
    expect(judge('saaf')).toMatchObject({ kind: 'restricted', name: 'mancozeb', trade: 'saaf' });
    expect(judge('rogor', 'on tomatoes? tomato')).toMatchObject({ crop: 'tomato' });
  });

  it('knows a pack whose substance nobody has listed, and allows it nothing', () => {
    const book: ProductBook = { ...PRODUCT_BOOK, trade: { foobarol: 'phantasium' } };
    expect(judgeProduct('Foobarol', '', book)).toEqual({
      trade: 'foobarol',
      kind: 'unlisted',
      name: 'phantasium',
    });
  });

  it('finds no forbidden product in a word of the guide that is not its name', () => {
    const names = [...BANNED_NAMES, ...OTHER_CROPS].join(' ').toLowerCase();
    const words = new Set(
      globSync('content/guide/{en,kn}/**/*.md').flatMap(
        (file) => readFileSync(file, 'utf8').match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? [],
      ),
    );
    expect(words.size).toBeGreaterThan(5000);
    const wrong = [...words].filter(
      (word) => judge(word).kind === 'banned' && !names.includes(word.toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });

  it('has a reason for every substance, and no substance twice', () => {
    const first = Object.values(BAN_GROUPS).flatMap((substances) => substances.map(([name]) => name));
    expect(new Set(first).size).toBe(first.length);
  });
});
