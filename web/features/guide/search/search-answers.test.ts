import { describe, expect, it } from 'vitest';
import { BANNED_NAMES } from '#content/guide/banned.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { answersTo } from './search-answers.ts';

describe('the numbers to ring stand above what was found', () => {
  it.each([
    ...[
      'poisoning',
      'poison help number',
      'drank pesticide',
      'ambulance',
      'vomiting after spray',
      'Tele MANAS',
    ],
    ...['suicide', 'fainted in the field', 'first aid', 'swallowed', '108', 'i want to die', 'antidote'],
    ...[
      'ವಿಷ ಕುಡಿದರೆ',
      'ಆಂಬ್ಯುಲೆನ್ಸ್',
      'ಆತ್ಮಹತ್ಯೆ',
      'ವಾಂತಿ ಆಗುತ್ತಿದೆ',
      'ಔಷಧಿ ಕುಡಿದಿದ್ದಾರೆ',
      'ಎಣ್ಣಿ ಕುಡದಾನ',
      'ತಲೆ ಸುತ್ತು',
      'ಎಚ್ಚರ ತಪ್ಪಿದೆ',
      'ವಿಷಬಾಧೆ',
    ],
    ...[
      'visha kudidare',
      'aatmahatye',
      'atma hatye',
      'vaanti',
      'tale suttu',
      'aushadhi kudida',
      'saayabeku',
      'thale novu',
    ],
    ...[
      'consumed pesticide',
      'spray in eyes',
      'medicine fell in eye',
      'eye burning after spray',
      'cant breathe',
    ],
    ...['breathing problem', 'nausea', 'seizure', 'foam at mouth', 'end my life', 'ambulence', 'skin burn'],
    ...['ಕೀಟನಾಶಕ ಸೇವಿಸಿದರೆ', 'ಕಣ್ಣಿಗೆ ಔಷಧಿ ಬಿತ್ತು', 'ಕಣ್ಣು ಉರಿ', 'ಮೈ ಉರಿ', 'ಉಸಿರಾಟ ತೊಂದರೆ', 'ಉಸಿರು ಕಟ್ಟುತ್ತಿದೆ', 'ಪ್ರಜ್ಞೆ ಇಲ್ಲ'],
    ...['ಮಗು ಇಲಿ ಪಾಷಾಣ ತಿಂದಿದೆ', 'ಮಗು ಔಷಧಿ ತಿಂದಿದೆ', 'magu aushadhi tindide', 'child ate rat cake', 'ಗುಳಿಗೆ ತಿಂದಿದ್ದಾರೆ'],
    ...[
      'snake bite',
      'ಹಾವು ಕಚ್ಚಿದೆ',
      'havu kacchide',
      'ಚೇಳು ಕಡಿದಿದೆ',
      'jollu',
      'bhattakke hodeyuvaga jollu bartide',
    ],
    ...['ನಾನು ಸಾಯುತ್ತಿದ್ದೇನೆ', 'ಸಾಯುತ್ತಿದ್ದೀನಿ', 'he is hanging himself'],
    ...['ಜೊಲ್ಲು ಸುರಿಯುತ್ತಿದೆ', 'ಬಾಯಲ್ಲಿ ಜೊಳ್ಳು', 'bayinda jollu'],
    ...['ತಲೆ ತಿರುಗುತ್ತಿದೆ', 'ಬಾಯಲ್ಲಿ ನೊರೆ', 'ಹೊಟ್ಟೆ ನೋವು', 'ಸಾಯುತ್ತೇನೆ', 'ಜೀವ ಬೇಡ', 'ಬದುಕು ಬೇಡ'],
    ...['zeher pi liya', 'जहर खा लिया', 'పురుగుల మందు తాగాడు', 'ulti ho raha hai'],
    ...['kannu uri', 'tale tirugu', 'hotte novu', 'usiru kattutide'],
    ...['wife took celphos', 'husband took selphos tablets', 'took celphos', 'my son ate thimet granules'],
    ...[
      'she has taken monocil',
      'father eaten coragen by mistake',
      'I ate rogor',
      'child is drinking roundap',
    ],
    ...['ಥಿಮೆಟ್ ತಿಂದ', 'ತಿಮೆಟ ತಿಂದಿದ್ದಾಳೆ', 'ಹೆಂಡತಿ ಸೆಲ್ಫಾಸ್ ತಗೊಂಡಿದ್ದಾಳೆ', 'ಮಗು ಫುರಡಾನ್ ತಿಂತಿದೆ', 'ಮೊನೊಸಿಲ್ ನುಂಗ್ಬಿಟ್ಟ'],
    ...[
      'thimet tinda',
      'timet tindbitlu',
      'hendathi selphos tagondlu',
      'maga furadan tindidane',
      'nuvan nungidale',
    ],
    ...['goat ate thimet', 'ಹಸು ಫುರಡಾನ್ ತಿಂದಿದೆ', 'wife ate ratol', 'bayige monocrotophos hoytu'],
    ...[
      'wife ate leaf with monocil',
      'patni ne celphos kha liya',
      'भाई ने सल्फास सेल्फोस खा लिया',
      'thimet tinnadu',
    ],
    ...['worker fainted', 'he painted in the field', 'froth from mouth', 'omiting', 'ಕುಡ್ದಾನೆ', 'visha kudda'],
    ...[
      'husband took monocil in the field',
      'wife took celphos and went to the field',
      'he took celphos, kooda amma',
    ],
    ...['ಅವಳು ಸೆಲ್ಫಾಸ್ ತಗೊಂಡು ಹೋದಳು', 'my son ate thimet, he works in maize'],
  ])('%s', (query) => expect(answersTo(query).isEmergency).toBe(true));

  it.each([
    ...[
      'leaf curl chilli',
      'ಜೊಳ್ಳು ಕಾಯಿ',
      'ಭತ್ತದ ತೆನೆ ಬಿಳಿ ಜೊಳ್ಳು',
      'urea',
      'zinc',
      'ಎಲೆ ತಿಂದ ಹುಳ',
      'ಹುಳು ಕಾಯಿ ತಿಂದಿದೆ',
      'bhatta jollu',
      'tene jollu agide',
      'snake skin patch on sheath',
      'sodium bicarbonate at what rate',
      'how much water at flowering',
      'drinking water',
      'drip time',
      'dieback',
      'how many ml per litre',
      'soybean',
    ],
    ...[
      'ಕುಡಿಯುವ ನೀರು',
      'ಸತು',
      'ಬಿಳಿ ನೊಣ',
      'ಹೂ ಉದುರುವುದು',
      'ಸವಳು ಮಣ್ಣು',
      'ಸಾಯಂಕಾಲ ಸಿಂಪಡಣೆ',
      'kole roga',
      'hani neeravari',
      'ಬೇರು ಉಸಿರಾಟ',
      'ಕಣ್ಣು',
      'eye',
      'ಎಲೆ ಉರಿ',
      'ತಲೆ',
      'fitness',
    ],
    ...['the plants took up the spray', 'plants took up imidacloprid', 'goat ate the sprayed leaf'],
    ...['how much thimet to take per acre', 'coragen taken 60 ml per acre', 'I took coragen from your shop'],
    ...['worms ate the leaves can I use coragen', 'goat ate chilli plants can I spray coragen'],
    ...['can we eat tomato after rogor', 'how many days after coragen can I eat the crop'],
    ...['ಹುಳು ಎಲೆ ತಿಂದಿದೆ ಕೊರಾಜನ್ ಹಾಕಬಹುದಾ', 'ಕುಡಿ ಕೊರೆಯುವ ಹುಳಕ್ಕೆ ಕೊರಾಜನ್', 'ಕೊರಾಜನ್ ತಗೊಂಡೆ ಎಷ್ಟು ಹಾಕಬೇಕು'],
    ...['thimet tagonde eshtu hakabeku', 'hula kayi tindide coragen hakabahuda', 'coragen'],
    ...[
      'coffee stem borer lime painting',
      'Paint the stem',
      'omite',
      'Omite 57 EC',
      'protect before rain',
      'protray',
    ],
    ...['ಒಂದು ವಿಷಯ ಕೇಳಬೇಕು', 'ಹೂವು ಕೂಡ ಉದುರುತ್ತಿದೆ', 'ಕೂಡಲೇ ಹೇಳಿ', 'ಫಲ ಕಾಣಲಿಲ್ಲ', 'ನೀರು ಕುದಿಸಿ ಹಾಕಲೇ', 'ondu vishaya'],
    ...['I took the medicine to the field', 'my son took coragen to the field', 'he gave me coragen'],
    ...[
      'ate at hotel, what spray for leaf eating caterpillar',
      'ate at hotel, is coragen for leaf eating caterpillar',
    ],
    ...['ಹುಳು ಎಲೆ ತಿನ್ನುತ್ತಿದೆ ಕೊರಾಜೆನ್ ಹೊಡೆಯಲಾ', 'ಕಂಬಳಿಹುಳು ತಿಂದಿದೆ ಕೊರಾಜನ್ ಬೇಕಾ', 'ಅಪ್ಪ ರೋಗರ್ ತಗೊಂಡು ಬಂದರು'],
    ...['bollworm ate it all, coragen?', 'birds ate the seeds, carbofuran?', 'pigs ate, is thimet good'],
  ])('not for %s', (query) => expect(answersTo(query).isEmergency).toBe(false));
});

describe('is it banned?', () => {
  it.each(BANNED_NAMES.map((name) => [name]))('%s is', (name) =>
    expect(answersTo(name).product).toMatchObject({ kind: 'banned', trade: null }),
  );

  it.each([
    ['thimet', 'phasedOut2020'],
    ['is Thimet 10G banned?', 'phasedOut2020'],
    ['monocil', 'monocrotophos'],
    ['ಮೊನೊಸಿಲ್', 'monocrotophos'],
    ['ತಿಮೆಟ ಹಾಕಬಹುದಾ', 'phasedOut2020'],
    ['furadan', 'carbofuran'],
    ['ಫುರಡಾನ್ ನಿಷೇಧವೇ', 'carbofuran'],
    ['nuvan', 'phasedOut2020'],
    ['celphos', 'operators'],
    ['gramoxone', 'paraquat'],
    ['roundup', 'glyphosate'],
    ['ರೌಂಡಪ್', 'glyphosate'],
    ['BHC powder', 'older'],
    ['DDT', 'agriculture'],
    ['lindane', 'older'],
    ['endosulfan', 'court2011'],
    ['dicofol', 'order2023'],
    ['2,4,5-T', 'refused'],
    ['simazine', 'withdrawn'],
    ['methyl parathion', 'order2018'],
    ['paraquat dimethyl sulphate', 'older'],
  ])('%s: %s', (query, why) => expect(answersTo(query).product).toMatchObject({ kind: 'banned', why }));

  it.each(Object.entries(TRADE_NAMES))('%s leads to %s', (trade, active) => {
    const { product, asked } = answersTo(trade);
    expect(product?.trade).not.toBeNull();
    expect(asked).toBe(active);
  });

  it('leads an ordinary name on the pack to its active ingredient, and stops nothing', () => {
    expect(answersTo('coragen')).toMatchObject({
      product: { kind: 'allowed', trade: 'coragen', active: 'chlorantraniliprole' },
      asked: 'chlorantraniliprole',
    });
    expect(answersTo('ಕೊರಾಜನ್').asked).toBe('chlorantraniliprole');
  });

  it('says of a restricted one on which crops it is forbidden', () => {
    expect(answersTo('rogor').product).toMatchObject({ kind: 'restricted', name: 'dimethoate' });
    expect(answersTo('mancozeb').product).toMatchObject({ kind: 'restricted', trade: null });
  });

  it('gives no leave where the question names nothing of the lists', () => {
    expect(answersTo('is xyz banned')).toMatchObject({ product: { kind: 'unknown' }, isUnknownBan: true });
    expect(answersTo('xyz ನಿಷೇಧವೇ')).toMatchObject({ isUnknownBan: true });
    expect(answersTo('tomato banana')).toMatchObject({ product: { kind: 'unknown' }, isUnknownBan: false });
  });
});
