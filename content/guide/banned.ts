import type { ProductBook } from '#shared/domain/agronomy/product-names.ts';

/**
 * Products the guide must not recommend, by every name a farmer may meet, and why. Source: CIB&RC list of pesticides
 * banned, refused registration or restricted in use, as updated on 31.07.2026, and the cautions of the clinic
 * for what is still sold but too dangerous to advise (paraquat, glyphosate, streptomycin, monocrotophos,
 * carbofuran, aluminium phosphide). Each line is one substance: the name of the list, the Kannada one, other spellings that
 * text is searched for; endings of the language may follow. The sentences of the reasons are `ban` in strings/{en,kn}/guidesearch.json.
 */
export const BAN_GROUPS = {
  order2018: [
    ['benomyl', 'ಬೆನೊಮಿಲ್', 'ಬೆನೋಮಿಲ್'],
    ['carbaryl', 'ಕಾರ್ಬರಿಲ್', 'ಕಾರ್ಬಾರಿಲ್'],
    ['diazinon', 'ಡಯಾಜಿನಾನ್'],
    ['fenarimol', 'ಫೆನಾರಿಮಾಲ್'],
    ['fenthion', 'ಫೆಂಥಿಯಾನ್', 'ಫೆನ್‌ಥಿಯಾನ್'],
    ['linuron', 'ಲಿನ್ಯುರಾನ್'],
    ['methoxy ethyl mercury chloride', 'ಮೆಥಾಕ್ಸಿ ಈಥೈಲ್ ಮರ್ಕ್ಯುರಿ ಕ್ಲೋರೈಡ್'],
    ['methyl parathion', 'ಮೀಥೈಲ್ ಪ್ಯಾರಾಥಿಯಾನ್', 'ಮಿಥೈಲ್ ಪ್ಯಾರಾಥಿಯಾನ್'],
    ['sodium cyanide', 'ಸೋಡಿಯಂ ಸಯನೈಡ್'],
    ['thiometon', 'ಥಯೋಮೆಟಾನ್'],
    ['tridemorph', 'ಟ್ರೈಡೆಮಾರ್ಫ್', 'ಟ್ರೈಡಿಮಾರ್ಫ್'],
  ],
  phasedOut2020: [
    ['alachlor', 'ಅಲಾಕ್ಲೋರ್'],
    ['dichlorvos', 'ಡೈಕ್ಲೋರ್ವಾಸ್', 'ಡೈಕ್ಲೋರೋವಾಸ್', 'DDVP', 'ಡಿಡಿವಿಪಿ'],
    ['phorate', 'ಫೋರೇಟ್', 'ಪೋರೇಟ್'],
    ['phosphamidon', 'ಫಾಸ್ಫಮಿಡಾನ್', 'ಫಾಸ್ಫಾಮಿಡಾನ್'],
    ['triazophos', 'ಟ್ರೈಅಜೋಫಾಸ್', 'ಟ್ರಯಜೋಫಾಸ್', 'ಟ್ರೈಜೋಫಾಸ್'],
    ['trichlorfon', 'ಟ್ರೈಕ್ಲೋರ್ಫಾನ್', 'trichlorphon'],
  ],
  order2023: [
    ['dicofol', 'ಡೈಕೋಫಾಲ್', 'ಡೈಕೊಫಾಲ್'],
    ['dinocap', 'ಡೈನೋಕ್ಯಾಪ್', 'ಡಿನೋಕ್ಯಾಪ್'],
    ['methomyl', 'ಮೆಥೋಮಿಲ್', 'ಮೆಥೊಮಿಲ್'],
  ],
  court2011: [['endosulfan', 'ಎಂಡೋಸಲ್ಫಾನ್', 'ಎಂಡೊಸಲ್ಫಾನ್', 'ಎಂಡೋಸಲ್ಫಾನ', 'endosulphan']],
  older: [
    ['aldicarb', 'ಆಲ್ಡಿಕಾರ್ಬ್', 'ಅಲ್ಡಿಕಾರ್ಬ್'],
    ['aldrin', 'ಆಲ್ಡ್ರಿನ್', 'ಅಲ್ಡ್ರಿನ್'],
    ['BHC', 'ಬಿ.ಎಚ್.ಸಿ', 'ಬಿಎಚ್‌ಸಿ'],
    ['calcium cyanide', 'ಕ್ಯಾಲ್ಸಿಯಂ ಸಯನೈಡ್'],
    ['captafol', 'ಕ್ಯಾಪ್ಟಾಫಾಲ್'],
    ['chlorbenzilate', 'ಕ್ಲೋರ್‌ಬೆಂಜಿಲೇಟ್', 'chlorobenzilate'],
    ['chlordane', 'ಕ್ಲೋರ್ಡೇನ್'],
    ['chlorfenvinphos', 'ಕ್ಲೋರ್ಫೆನ್ವಿನ್‌ಫಾಸ್', 'chlorofenvinphos'],
    ['copper acetoarsenite', 'ಕಾಪರ್ ಅಸಿಟೋಆರ್ಸೆನೈಟ್'],
    ['DBCP', 'ಡಿ.ಬಿ.ಸಿ.ಪಿ', 'ಡಿಬಿಸಿಪಿ'],
    ['dieldrin', 'ಡೈಎಲ್ಡ್ರಿನ್', 'ಡೀಲ್ಡ್ರಿನ್'],
    ['endrin', 'ಎಂಡ್ರಿನ್'],
    ['ethyl mercury chloride', 'ಈಥೈಲ್ ಮರ್ಕ್ಯುರಿ ಕ್ಲೋರೈಡ್'],
    ['ethyl parathion', 'ಈಥೈಲ್ ಪ್ಯಾರಾಥಿಯಾನ್', 'parathion', 'ಪ್ಯಾರಾಥಿಯಾನ್'],
    ['ethylene dibromide', 'ಎಥಿಲೀನ್ ಡೈಬ್ರೋಮೈಡ್'],
    ['heptachlor', 'ಹೆಪ್ಟಾಕ್ಲೋರ್'],
    ['lindane', 'ಲಿಂಡೇನ್', 'ಲಿಂಡೆನ್'],
    ['maleic hydrazide', 'ಮ್ಯಾಲಿಕ್ ಹೈಡ್ರಜೈಡ್'],
    ['menazon', 'ಮೆನಜಾನ್'],
    ['metoxuron', 'ಮೆಟಾಕ್ಸುರಾನ್'],
    ['nicotine sulphate', 'ನಿಕೋಟಿನ್ ಸಲ್ಫೇಟ್', 'nicotine sulfate'],
    ['nitrofen', 'ನೈಟ್ರೋಫೆನ್'],
    ['paraquat dimethyl sulphate', 'ಪ್ಯಾರಾಕ್ವಾಟ್ ಡೈಮೀಥೈಲ್ ಸಲ್ಫೇಟ್'],
    ['PCNB', 'ಪಿ.ಸಿ.ಎನ್.ಬಿ', 'ಪಿಸಿಎನ್‌ಬಿ', 'quintozene'],
    ['pentachlorophenol', 'ಪೆಂಟಾಕ್ಲೋರೋಫಿನಾಲ್'],
    ['phenyl mercury acetate', 'ಫಿನೈಲ್ ಮರ್ಕ್ಯುರಿ ಅಸಿಟೇಟ್'],
    ['sodium methane arsonate', 'ಸೋಡಿಯಂ ಮೀಥೇನ್ ಆರ್ಸೋನೇಟ್'],
    ['tetradifon', 'ಟೆಟ್ರಾಡಿಫಾನ್'],
    ['toxaphene', 'ಟಾಕ್ಸಾಫೀನ್', 'ಟಾಕ್ಸಫೀನ್', 'camphechlor'],
    ['trichloroacetic acid', 'ಟ್ರೈಕ್ಲೋರೋಅಸೆಟಿಕ್ ಆಮ್ಲ'],
  ],
  withdrawn: [
    ['dalapon', 'ಡಲಾಪಾನ್', 'ಡಾಲಪಾನ್'],
    ['ferbam', 'ಫೆರ್ಬಾಮ್'],
    ['formothion', 'ಫಾರ್ಮೋಥಿಯಾನ್'],
    ['nickel chloride', 'ನಿಕ್ಕಲ್ ಕ್ಲೋರೈಡ್'],
    ['paradichlorobenzene', 'ಪ್ಯಾರಾಡೈಕ್ಲೋರೋಬೆಂಜೀನ್'],
    ['simazine', 'ಸಿಮಾಜಿನ್', 'ಸಿಮಜಿನ್'],
    ['sirmate', 'ಸಿರ್ಮೇಟ್'],
    ['warfarin', 'ವಾರ್ಫರಿನ್'],
  ],
  refused: [
    ['2,4,5-T', '2,4,5-ಟಿ'],
    ['fentin acetate', 'ಫೆಂಟಿನ್ ಅಸಿಟೇಟ್'],
    ['fentin hydroxide', 'ಫೆಂಟಿನ್ ಹೈಡ್ರಾಕ್ಸೈಡ್'],
    ['lead arsenate', 'ಲೆಡ್ ಆರ್ಸೆನೇಟ್'],
    ['mevinphos', 'ಮೆವಿನ್‌ಫಾಸ್'],
    ['vamidothion', 'ವಾಮಿಡೋಥಿಯಾನ್'],
  ],
  monocrotophos: [[...['monocrotophos', 'ಮೊನೊಕ್ರೊಟೊಫಾಸ್', 'ಮೋನೋಕ್ರೋಟೋಫಾಸ್', 'ಮೊನೊಕ್ರೋಟೋಫಾಸ್', 'ಮೊನೋಕ್ರೋಟೋಫಾಸ್'], 'ಮಾನೋಕ್ರೋಟೋಫಾಸ್']],
  carbofuran: [['carbofuran', 'ಕಾರ್ಬೋಫ್ಯುರಾನ್', 'ಕಾರ್ಬೊಫ್ಯುರಾನ್', 'ಕಾರ್ಬೋಫುರಾನ್']],
  operators: [
    ['aluminium phosphide', 'ಅಲ್ಯೂಮಿನಿಯಂ ಫಾಸ್ಫೈಡ್', 'ಅಲ್ಯುಮಿನಿಯಂ ಫಾಸ್ಫೈಡ್', 'aluminum phosphide'],
    ['methyl bromide', 'ಮೀಥೈಲ್ ಬ್ರೋಮೈಡ್', 'ಮಿಥೈಲ್ ಬ್ರೋಮೈಡ್'],
  ],
  agriculture: [
    ['fenitrothion', 'ಫೆನಿಟ್ರೋಥಿಯಾನ್'],
    ['DDT', 'ಡಿ.ಡಿ.ಟಿ', 'ಡಿಡಿಟಿ'],
  ],
  paraquat: [['paraquat', 'ಪ್ಯಾರಾಕ್ವಾಟ್', 'ಪ್ಯಾರಕ್ವಾಟ್', 'ಪ್ಯಾರಾಕ್ವೆಟ್']],
  glyphosate: [['glyphosate', 'ಗ್ಲೈಫೋಸೇಟ್', 'ಗ್ಲೈಫೊಸೇಟ್', 'ಗ್ಲೈಪೋಸೇಟ್']],
  streptomycin: [
    [
      ...['streptomycin', 'ಸ್ಟ್ರೆಪ್ಟೋಮೈಸಿನ್', 'ಸ್ಟ್ರೆಪ್ಟೊಮೈಸಿನ್', 'streptocycline', 'streptocyclin'],
      ...['ಸ್ಟ್ರೆಪ್ಟೋಸೈಕ್ಲಿನ್', 'ಸ್ಟ್ರೆಪ್ಟೊಸೈಕ್ಲಿನ್'],
    ],
  ],
  trifluralin: [['trifluralin', 'ಟ್ರೈಫ್ಲುರಾಲಿನ್']],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type BanReason = keyof typeof BAN_GROUPS;

export type BanStatus = 'banned' | 'refused' | 'withdrawn' | 'restricted' | 'unadvised';

/** What a reason comes to. `unadvised`: the law lets it be sold for some crops, and the clinic advises it on none. */
export const BAN_STATUS: Readonly<Record<BanReason, BanStatus>> = {
  order2018: 'banned',
  phasedOut2020: 'banned',
  order2023: 'banned',
  court2011: 'banned',
  older: 'banned',
  agriculture: 'banned',
  withdrawn: 'withdrawn',
  monocrotophos: 'withdrawn',
  refused: 'refused',
  carbofuran: 'restricted',
  operators: 'restricted',
  glyphosate: 'restricted',
  trifluralin: 'restricted',
  paraquat: 'unadvised',
  streptomycin: 'unadvised',
};

/** What else there is to do, by what the product was used against; of all others, pests. */
export const USED_AGAINST: Readonly<Record<'weeds' | 'disease' | 'store', readonly string[]>> = {
  weeds: [
    ...['alachlor', 'linuron', 'simazine', 'dalapon', 'nitrofen', 'trifluralin', 'glyphosate', 'paraquat'],
    ...['paraquat dimethyl sulphate', 'metoxuron', '2,4,5-T', 'oxyfluorfen'],
  ],
  disease: [
    ...['benomyl', 'fenarimol', 'dinocap', 'tridemorph', 'ferbam', 'captafol', 'PCNB', 'streptomycin'],
    ...['fentin acetate', 'fentin hydroxide', 'mancozeb'],
  ],
  store: ['aluminium phosphide', 'methyl bromide', 'ethylene dibromide'],
};

export const BANNED_NAMES: readonly string[] = Object.values(BAN_GROUPS).flat(2);

/** Names of other crops in which a restricted one's name stands: maize is no sorghum. */
export const OTHER_CROPS: readonly string[] = [
  ...['ಮುಸುಕಿನ ಜೋಳ', 'ಮೆಕ್ಕೆ ಜೋಳ', 'ಗೋವಿನ ಜೋಳ', 'ಮೆಕ್ಕಿ ಜೋಳ', 'ಮಕ್ಕಾ ಜೋಳ', 'ಮೆಕ್ಕೆಜೋಳ', 'ಮುಸುಕಿನಜೋಳ', 'ಗೋವಿನಜೋಳ'],
  ...['pigeon pea', 'chick pea'],
];

/**
 * What farmers call the crops of the list below besides the words of the search (crop-words.ts), some of which mean something else to a
 * question: ಕಿತ್ತಳೆ is a colour there. The tools stop at them.
 */
export const CROPS_CALLED: Readonly<Record<string, readonly string[]>> = {
  citrus: [
    ...[
      'mosambi',
      'mosumbi',
      'musambi',
      'musumbi',
      'sathgudi',
      'sweet lime',
      'orange',
      'mandarin',
      'santra',
      'kittale',
      'ಮೋಸಂಬಿ',
    ],
    ...[
      'kinnow',
      'malta$',
      'nimbu',
      'nimma',
      'lime$',
      'limbe',
      'pomelo',
      'chakota',
      'herale',
      'gajanimbe',
      'ಸಾತ್ಗುಡಿ',
      'ಕಿತ್ತಳೆ',
      'ಕಿತ್ತಲೆ',
      'ಸಂತ್ರ',
    ],
    ...['ಲಿಂಬೆ', 'ಗಜನಿಂಬೆ', 'ಚಕೋತ', 'ಹೆರಳೆ', 'ಹೇರಳೆ', 'ಕಂಚಿ$'],
  ],
  ber: [
    'ber$',
    'bore$',
    'bore hannu',
    'bare hannu',
    'bari hannu',
    'elachi$',
    'yelachi$',
    'jujube',
    'ಬಾರಿ ಹಣ್ಣು',
    'ಬುಗುರಿ',
  ],
  tobacco: ['hogesoppu', 'ಹೊಗೆಸೊಪ್ಪು', 'ಹೊಗೆ ಸೊಪ್ಪು', 'tambaku', 'ತಂಬಾಖು', 'ಹೊಗೆಸಪ್ಪು'],
  onion: ['kanda$', 'ನೀರುಳ್ಳಿ', 'neerulli'],
  chilli: ['green chilli', 'lavangi$', 'ಡಬ್ಬು', 'ದೊಣ್ಣೆ ಮೆಣಸ'],
  cucumber: ['southe', 'sauthe', 'savte', 'kheera', 'khira', 'kakdi', 'mullu savte', 'ಮುಳ್ಳುಸೌತೆ', 'ಸವತೆ', 'ಸವತಿ'],
  okra: ['bhindi', 'bendekayi', 'bendakaya', 'ladies finger'],
  brinjal: ['baingan', 'vankaya', 'mulugai', 'ಮುಳಗಾಯಿ', 'ಮುಳುಗಾಯಿ', 'ಗುಳ್ಳ$', 'aubergine'],
  cauliflower: ['phool gobi', 'ಗೋಬಿ'],
  radish: ['mulangi', 'mooli$', 'muli$', 'ಮುಲ್ಲಂಗಿ'],
  turnip: ['turnip', 'shalgam', 'ನವಿಲುಕೋಸು', 'knol khol', 'navilukosu'],
  pea: ['pea$', 'peas$', 'batani', 'vatani', 'matar$', 'mattar$', 'ವಟಾಣಿ'],
  soybean: ['soya'],
  castor: ['audala', 'ಔಡಲ', 'erandi', 'arandi', 'amudam', 'haralu'],
  sunflower: ['suraj mukhi', 'surya mukhi', 'suryapana', 'ಸೂರ್ಯಮುಖಿ'],
  apple: ['apple$', 'sebu$', 'sebina'],
  mango: ['aam$', 'mamidi', 'maavu'],
  grape: ['angur', 'angoor', 'ಅಂಗೂರ', 'drakshi'],
  guava: ['chepe', 'perle$', 'amrood', 'amrud', 'jamphal', 'jaama$', 'peru$', 'ಚೇಪೆ', 'ಪೇರು$', 'ಪೇರಳೆ'],
  tapioca: ['tapioca', 'cassava', 'maragenasu', 'mara genasu', 'kuchi$', 'ಮರ ಗೆಣಸು'],
  sorghum: ['jonna', 'ಬಿಳಿಜೋಳ', 'hingar jola', 'cholam', 'jwari', 'jvari', 'jowari', 'juar', 'jawar'],
  potato: ['aloo$', 'alu$', 'aalu$', 'ಉರಲಗಡ್ಡ', 'urulagadde', 'bangaladumpa', 'ಬಟಾಟೆ'],
  groundnut: ['kadale kayi', 'sheng$', 'singdana'],
  jute: ['jute$', 'senabu', 'ಸೆಣಬು', 'sanabu'],
  cardamom: ['elakki', 'yalakki', 'yelakki', 'elaichi', 'ಯಾಲಕ್ಕಿ'],
  tea: ['tea$', 'chaha$', 'chai$', 'ಟೀ$'],
};

/** Allowed products that the same list forbids on certain crops. */
export const RESTRICTED_NAMES: ProductBook['restricted'] = [
  {
    names: ['chlorpyrifos', 'chlorpyriphos', 'ಕ್ಲೋರ್‌ಪೈರಿಫಾಸ್', 'ಕ್ಲೋರ್ಪೈರಿಫಾಸ್', 'ಕ್ಲೋರೋಪೈರಿಫಾಸ್'],
    crops: ['ber', 'citrus', 'tobacco', 'lemon', 'orange', 'ಬೋರೆ', 'ಬಾರೆ ಹಣ್ಣು', 'ಎಲಚಿ', 'ನಿಂಬೆ', 'ಕಿತ್ತಳೆ', 'ತಂಬಾಕು'],
  },
  {
    names: ['dimethoate', 'ಡೈಮಿಥೋಯೇಟ್', 'ಡೈಮೆಥೋಯೇಟ್', 'ಡೈಮೆಥೊಯೇಟ್', 'ಡೈಮಿಥೊಯೇಟ್'],
    crops: [
      ...[
        'tomato',
        'chilli',
        'cucumber',
        'onion',
        'grape',
        'grapes',
        'okra',
        'bhendi',
        'brinjal',
        'fruit',
        'vegetables',
      ],
      ...['ಟೊಮೆಟೊ', 'ಮೆಣಸಿನಕಾಯಿ', 'ಸೌತೆ', 'ಈರುಳ್ಳಿ', 'ದ್ರಾಕ್ಷಿ', 'ಬೆಂಡೆ', 'ಬದನೆ', 'ತರಕಾರಿ', 'ಹಣ್ಣು'],
    ],
    kinds: [
      ...[
        'mango',
        'banana',
        'guava',
        'papaya',
        'pomegranate',
        'citrus',
        'sapota',
        'jackfruit',
        'pineapple',
        'apple',
        'ber',
      ],
      ...[
        'watermelon',
        'dragon fruit',
        'cabbage',
        'cauliflower',
        'carrot',
        'radish',
        'turnip',
        'gourd',
        'bean',
        'coriander',
        'pea',
      ],
    ],
  },
  {
    names: ['malathion', 'ಮೆಲಾಥಿಯಾನ್', 'ಮಲಾಥಿಯಾನ್', 'ಮ್ಯಾಲಾಥಿಯಾನ್'],
    crops: [
      ...[
        'sorghum',
        'jowar',
        'pea',
        'peas',
        'soybean',
        'castor',
        'sunflower',
        'bhendi',
        'okra',
        'brinjal',
        'cauliflower',
      ],
      ...[
        'radish',
        'turnip',
        'tomato',
        'apple',
        'mango',
        'grape',
        'grapes',
        'ಬಟಾಣಿ',
        'ಸೋಯಾ',
        'ಹರಳು',
        'ಸೂರ್ಯಕಾಂತಿ',
      ],
      ...['ಬೆಂಡೆ', 'ಬದನೆ', 'ಹೂಕೋಸು', 'ಮೂಲಂಗಿ', 'ಟೊಮೆಟೊ', 'ಸೇಬು', 'ಮಾವು', 'ದ್ರಾಕ್ಷಿ', 'ಜೋಳ'],
    ],
  },
  {
    names: ['mancozeb', 'ಮ್ಯಾಂಕೋಜೆಬ್', 'ಮ್ಯಾಂಕೊಜೆಬ್', 'ಮ್ಯಾಂಕೋಝೆಬ್'],
    crops: ['guava', 'jowar', 'sorghum', 'tapioca', 'ಸೀಬೆ', 'ಪೇರಲ', 'ಮರಗೆಣಸು', 'ಜೋಳ'],
  },
  {
    names: ['oxyfluorfen', 'ಆಕ್ಸಿಫ್ಲೋರ್‌ಫೆನ್', 'ಆಕ್ಸಿಫ್ಲೋರ್ಫೆನ್', 'ಆಕ್ಸಿಫ್ಲುರೋಫೆನ್'],
    crops: ['potato', 'groundnut', 'ಆಲೂಗಡ್ಡೆ', 'ಶೇಂಗಾ', 'ನೆಲಗಡಲೆ'],
  },
  {
    names: ['quinalphos', 'ಕ್ವಿನಾಲ್ಫಾಸ್', 'ಕ್ವಿನಾಲ್‌ಫಾಸ್'],
    crops: ['jute', 'cardamom', 'sorghum', 'jowar', 'ಸೆಣಬು', 'ಏಲಕ್ಕಿ', 'ಜೋಳ'],
  },
  { names: ['dazomet', 'ಡಜೋಮೆಟ್'], crops: ['tea', 'ಚಹಾ'] },
];
