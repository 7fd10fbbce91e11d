/**
 * Products the guide must not recommend, by every name a farmer may meet, and why. Source: CIB&RC list of pesticides
 * banned, refused registration or restricted in use, as updated on 31.07.2026, and the cautions of the clinic
 * for what is still sold but too dangerous to advise (paraquat, glyphosate, streptomycin, monocrotophos,
 * carbofuran, aluminium phosphide). Kannada names are stems: endings of the language may follow. A longer name
 * stands before one that is a part of it. The sentences of the reasons are `ban` in strings/{en,kn}/guidesearch.json.
 */
export const BAN_GROUPS = {
  order2018: [
    ...['alachlor', 'benomyl', 'carbaryl', 'diazinon', 'dichlorvos', 'DDVP', 'fenarimol'],
    ...['fenthion', 'linuron', 'methoxy ethyl mercury chloride', 'methyl parathion'],
    ...['phorate', 'phosphamidon', 'sodium cyanide', 'thiometon', 'triazophos', 'tridemorph'],
    ...['trichlorfon', 'trichlorphon', 'ಅಲಾಕ್ಲೋರ್', 'ಬೆನೊಮಿಲ್', 'ಬೆನೋಮಿಲ್', 'ಕಾರ್ಬರಿಲ್'],
    ...['ಕಾರ್ಬಾರಿಲ್', 'ಡಯಾಜಿನಾನ್', 'ಡೈಕ್ಲೋರ್ವಾಸ್', 'ಡೈಕ್ಲೋರೋವಾಸ್', 'ಡಿಡಿವಿಪಿ', 'ಫೆನಾರಿಮಾಲ್'],
    ...['ಫೆಂಥಿಯಾನ್', 'ಫೆನ್‌ಥಿಯಾನ್', 'ಲಿನ್ಯುರಾನ್', 'ಮೀಥೈಲ್ ಪ್ಯಾರಾಥಿಯಾನ್'],
    ...['ಮಿಥೈಲ್ ಪ್ಯಾರಾಥಿಯಾನ್', 'ಫೋರೇಟ್', 'ಪೋರೇಟ್', 'ಫಾಸ್ಫಮಿಡಾನ್', 'ಫಾಸ್ಫಾಮಿಡಾನ್'],
    ...['ಥಯೋಮೆಟಾನ್', 'ಟ್ರೈಅಜೋಫಾಸ್', 'ಟ್ರಯಜೋಫಾಸ್', 'ಟ್ರೈಜೋಫಾಸ್', 'ಟ್ರೈಡೆಮಾರ್ಫ್'],
    ...['ಟ್ರೈಡಿಮಾರ್ಫ್', 'ಟ್ರೈಕ್ಲೋರ್ಫಾನ್'],
  ],
  order2023: [
    ...['dicofol', 'dinocap', 'methomyl', 'ಡೈಕೋಫಾಲ್', 'ಡೈಕೊಫಾಲ್', 'ಡಿನೋಕ್ಯಾಪ್', 'ಡೈನೋಕ್ಯಾಪ್'],
    ...['ಮೆಥೋಮಿಲ್', 'ಮೆಥೊಮಿಲ್'],
  ],
  court2011: [...['endosulfan', 'endosulphan', 'ಎಂಡೋಸಲ್ಫಾನ್', 'ಎಂಡೊಸಲ್ಫಾನ್', 'ಎಂಡೋಸಲ್ಫಾನ']],
  older: [
    ...['aldicarb', 'aldrin', 'BHC', 'calcium cyanide', 'captafol', 'chlorbenzilate'],
    ...['chlorobenzilate', 'chlordane', 'chlorfenvinphos', 'chlorofenvinphos'],
    ...['copper acetoarsenite', 'DBCP', 'dieldrin', 'endrin', 'ethyl mercury chloride'],
    ...['ethyl parathion', 'parathion', 'ethylene dibromide', 'heptachlor', 'lindane'],
    ...['maleic hydrazide', 'menazon', 'metoxuron', 'nicotine sulphate', 'nicotine sulfate'],
    ...['nitrofen', 'paraquat dimethyl sulphate', 'PCNB', 'quintozene', 'pentachlorophenol'],
    ...['phenyl mercury acetate', 'sodium methane arsonate', 'tetradifon', 'toxaphene'],
    ...['camphechlor', 'trichloroacetic acid', 'ಪ್ಯಾರಾಥಿಯಾನ್', 'ಆಲ್ಡಿಕಾರ್ಬ್', 'ಅಲ್ಡಿಕಾರ್ಬ್'],
    ...['ಆಲ್ಡ್ರಿನ್', 'ಅಲ್ಡ್ರಿನ್', 'ಬಿಎಚ್‌ಸಿ', 'ಬಿ.ಎಚ್.ಸಿ', 'ಕ್ಯಾಪ್ಟಾಫಾಲ್', 'ಕ್ಲೋರ್ಡೇನ್'],
    ...['ಕ್ಲೋರ್ಫೆನ್ವಿನ್‌ಫಾಸ್', 'ಡೀಲ್ಡ್ರಿನ್', 'ಡೈಎಲ್ಡ್ರಿನ್', 'ಎಂಡ್ರಿನ್', 'ಹೆಪ್ಟಾಕ್ಲೋರ್'],
    ...['ಲಿಂಡೇನ್', 'ಲಿಂಡೆನ್', 'ಮ್ಯಾಲಿಕ್ ಹೈಡ್ರಜೈಡ್', 'ಮೆನಜಾನ್', 'ಮೆಟಾಕ್ಸುರಾನ್'],
    ...['ನಿಕೋಟಿನ್ ಸಲ್ಫೇಟ್', 'ನೈಟ್ರೋಫೆನ್', 'ಟೆಟ್ರಾಡಿಫಾನ್', 'ಟಾಕ್ಸಫೀನ್', 'ಟಾಕ್ಸಾಫೀನ್'],
  ],
  withdrawn: [
    ...['dalapon', 'ferbam', 'formothion', 'nickel chloride', 'paradichlorobenzene'],
    ...['simazine', 'sirmate', 'warfarin', 'ಡಲಾಪಾನ್', 'ಡಾಲಪಾನ್', 'ಫೆರ್ಬಾಮ್', 'ಫಾರ್ಮೋಥಿಯಾನ್'],
    ...['ಸಿಮಜಿನ್', 'ಸಿಮಾಜಿನ್', 'ವಾರ್ಫರಿನ್'],
  ],
  refused: [
    ...['2,4,5-T', 'fentin acetate', 'fentin hydroxide', 'lead arsenate', 'mevinphos'],
    ...['vamidothion', 'ಮೆವಿನ್‌ಫಾಸ್', 'ವಾಮಿಡೋಥಿಯಾನ್'],
  ],
  monocrotophos: [...['monocrotophos', 'ಮೋನೋಕ್ರೋಟೋಫಾಸ್', 'ಮೊನೊಕ್ರೋಟೋಫಾಸ್', 'ಮೊನೋಕ್ರೋಟೋಫಾಸ್'], ...['ಮಾನೋಕ್ರೋಟೋಫಾಸ್', 'ಮೊನೊಕ್ರೊಟೊಫಾಸ್']],
  carbofuran: [...['carbofuran', 'ಕಾರ್ಬೋಫ್ಯುರಾನ್', 'ಕಾರ್ಬೊಫ್ಯುರಾನ್', 'ಕಾರ್ಬೋಫುರಾನ್']],
  operators: [
    ...['aluminium phosphide', 'aluminum phosphide', 'methyl bromide'],
    ...['ಅಲ್ಯೂಮಿನಿಯಂ ಫಾಸ್ಫೈಡ್', 'ಅಲ್ಯುಮಿನಿಯಂ ಫಾಸ್ಫೈಡ್', 'ಮೀಥೈಲ್ ಬ್ರೋಮೈಡ್', 'ಮಿಥೈಲ್ ಬ್ರೋಮೈಡ್'],
  ],
  agriculture: [...['fenitrothion', 'DDT', 'ಫೆನಿಟ್ರೋಥಿಯಾನ್', 'ಡಿಡಿಟಿ', 'ಡಿ.ಡಿ.ಟಿ']],
  paraquat: [...['paraquat', 'ಪ್ಯಾರಾಕ್ವಾಟ್', 'ಪ್ಯಾರಕ್ವಾಟ್', 'ಪ್ಯಾರಾಕ್ವೆಟ್']],
  glyphosate: [...['glyphosate', 'ಗ್ಲೈಫೋಸೇಟ್', 'ಗ್ಲೈಫೊಸೇಟ್', 'ಗ್ಲೈಪೋಸೇಟ್']],
  streptomycin: [
    ...['streptomycin', 'streptocycline', 'streptocyclin', 'ಸ್ಟ್ರೆಪ್ಟೋಮೈಸಿನ್'],
    ...['ಸ್ಟ್ರೆಪ್ಟೊಮೈಸಿನ್', 'ಸ್ಟ್ರೆಪ್ಟೋಸೈಕ್ಲಿನ್', 'ಸ್ಟ್ರೆಪ್ಟೊಸೈಕ್ಲಿನ್'],
  ],
  trifluralin: [...['trifluralin', 'ಟ್ರೈಫ್ಲುರಾಲಿನ್']],
} as const satisfies Record<string, readonly string[]>;

export type BanReason = keyof typeof BAN_GROUPS;

export const BANNED_NAMES: readonly string[] = Object.values(BAN_GROUPS).flat();

/** Names of other crops in which a restricted one's name stands: maize is no sorghum. */
export const OTHER_CROPS: readonly string[] = ['ಮುಸುಕಿನ ಜೋಳ', 'ಮೆಕ್ಕೆ ಜೋಳ', 'ಗೋವಿನ ಜೋಳ'];

/** Allowed products that the same list forbids on certain crops. */
export const RESTRICTED_NAMES: readonly { names: readonly string[]; crops: readonly string[] }[] = [
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
