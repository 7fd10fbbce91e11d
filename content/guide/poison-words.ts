/**
 * Words of somebody who needs help at once, not an article: the search answers them with the numbers to ring. Beginnings
 * of words; Latin spellings of the Kannada ones need no line (shared/domain/guide/guide-search.ts).
 */
export const POISON_WORDS: readonly string[] = [
  ...[
    'poison',
    'antidote',
    'ambulance',
    'ambulence',
    'emergency',
    'hospital',
    'first aid',
    'helpline',
    'tele manas',
    '108',
  ],
  ...[
    'drank',
    'drunk',
    'swallow',
    'swollow',
    'swalow',
    'overdose',
    'suicide',
    'kill myself',
    'want to die',
    'hang myself',
    'hang himself',
    'hang herself',
    'hanging himself',
    'hanging herself',
    'hanging myself',
    'hanged',
  ],
  ...['vomit', 'faint', 'unconscious', 'giddy', 'giddiness', 'dizzy', 'dizziness', 'convulsion', 'headache'],
  ...['1800116117', '14416', 'ವಿಷ', 'ಪ್ರತಿವಿಷ', 'ಪ್ರಥಮ ಚಿಕಿತ್ಸೆ', 'ತುರ್ತು', 'ಆಸ್ಪತ್ರೆ', 'ಸಹಾಯವಾಣಿ', 'ಟೆಲಿ ಮಾನಸ'],
  ...[
    'ಆಂಬ್ಯುಲೆನ್ಸ್',
    'ಅಂಬುಲೆನ್ಸ್',
    'ಆಂಬುಲನ್ಸ್',
    'ಕುಡಿದ್',
    'ಕುಡಿದಿ',
    'ಕುಡದ',
    'ಕುಡ್ದ',
    'ಕುಡಿಸಿ',
    'ನುಂಗಿ',
    'ಬಾಯಿಗೆ ಹೋ',
    'ಬಾಯಿಗೆ ಬಿತ್ತು',
  ],
  ...[
    'ಆತ್ಮಹತ್ಯೆ',
    'ಸಾಯಬೇಕು',
    'ಸಾಯುತ್ತೇನೆ',
    'ಸಾಯುತ್ತೀನಿ',
    'ಸಾಯ್ತೀನಿ',
    'ಸಾಯುತ್ತಿದ್ದಾ',
    'ಸಾಯುತ್ತಿದ್ದೇ',
    'ಸಾಯುತ್ತಿದ್ದೀ',
    'ಸಾಯುತ್ತಾನೆ',
    'ಸಾಯುತ್ತಾಳೆ',
    'ಸಾಯುತ್ತಾರೆ',
    'ಸಾಯುವ',
    'ಸಾಯೋ ಯೋಚನೆ',
    'ಸಾಯೋ ವಿಚಾರ',
    'ಸಾಯೋಣ',
    'ಸಾಯ್ಬೇಕು',
    'ನೇಣು',
    'ವಾಂತಿ',
    'ಮೂರ್ಛೆ',
    'ಮೂರ್ಚೆ',
    'ಪ್ರಜ್ಞೆ',
    'ಎಚ್ಚರ ತಪ್',
  ],
  ...[
    'consumed',
    'ingested',
    'inhaled',
    'nausea',
    'seizure',
    'froth',
    'foam mouth',
    'foam at mouth',
    'foaming mouth',
  ],
  ...[
    'cant breathe',
    'cannot breathe',
    'not breathing',
    'breathless',
    'breathing problem',
    'breathing trouble',
  ],
  ...[
    'difficulty breathing',
    'stomach pain',
    'end my life',
    'skin burn',
    'burning skin',
    'burning eye',
    'eye burn',
  ],
  ...[
    'eyes burn',
    'pesticide in eye',
    'medicine in eye',
    'spray in eye',
    'chemical in eye',
    'fell in eye',
    'in the eye',
  ],
  ...['in my eye', 'into eye', 'in his eye', 'in her eye'],
  ...['ಕಣ್ಣಿಗೆ', 'ಕಣ್ಣಲ್ಲಿ', 'ಕಣ್ಣು ಉರಿ', 'ಕಣ್ಣುರಿ', 'ಮೈ ಉರಿ', 'ಮೈಯುರಿ', 'ಚರ್ಮ ಉರಿ', 'ಚರ್ಮದ ಉರಿ', 'ಹೊಟ್ಟೆ ನೋವು', 'ವಾಕರಿಕೆ', 'ಅಸ್ವಸ್ಥ'],
  ...['ಉಸಿರಾಟ ತೊಂದರೆ', 'ಉಸಿರಾಟದ ತೊಂದರೆ', 'ಉಸಿರಾಡಲು', 'ಉಸಿರು ಕಟ್', 'ಉಸಿರುಗಟ್', 'ಎಚ್ಚರ ಇಲ್ಲ', 'ಎಚ್ಚರವಿಲ್ಲ'],
  ...['ಸೇವಿಸಿ', 'ತಲೆ ತಿರುಗ್', 'ಬಾಯಲ್ಲಿ ನೊರೆ', 'ಬಾಯಿಂದ ನೊರೆ', 'ಬಾಯಿಯಲ್ಲಿ ನೊರೆ', 'ಜೀವ ಬೇಡ', 'ಬದುಕು ಬೇಡ', 'ಬದುಕುವುದು ಬೇಡ'],
  ...['ತಲೆಸುತ್ತು', 'ತಲೆ ಸುತ್ತು', 'ತಲೆನೋವು', 'ತಲೆ ನೋವು', 'ಜೊಲ್ಲು', 'ಫಿಟ್ಸ್'],
  ...['ಬಾಯಲ್ಲಿ ಜೊಲ್ಲು', 'ಬಾಯಿಂದ ಜೊಲ್ಲು', 'ಬಾಯಿಯಿಂದ ಜೊಲ್ಲು'],
  // Eaten: by a child, mostly.
  ...['ಪಾಷಾಣ', 'ಮಗು ತಿಂದ್', 'ಮಗ ತಿಂದ್', 'ಮಗಳು ತಿಂದ್', 'ಮಕ್ಕಳು ತಿಂದ್', 'ಔಷಧಿ ತಿಂದ್', 'ಔಷಧ ತಿಂದ್', 'ಗುಳಿಗೆ ತಿಂದ್', 'ಮಾತ್ರೆ ತಿಂದ್'],
  ...['child ate', 'baby ate', 'kid ate', 'eaten pesticide', 'eaten medicine', 'child drink', 'baby drink'],
  // As neighbours say it: drank, poison, vomiting, giddiness, fainted.
  ...[
    'जहर',
    'ज़हर',
    'zahar',
    'jahar',
    'zeher',
    'jeher',
    'dawa pi',
    'dawai pi',
    'दवा पी',
    'दवाई पी',
    'उल्टी',
    'ulti ho',
    'ulti aa',
    'chakkar',
    'चक्कर',
    'behosh',
    'बेहोश',
  ],
  ...[
    'విషం',
    'visham',
    'మందు తాగ',
    'mandu taag',
    'mandu tag',
    'mandu thag',
    'తాగాడు',
    'తాగింది',
    'వాంతు',
    'vantulu',
    'కళ్లు తిరు',
    'kallu tirug',
    'aatmahatya',
    'atmahatya',
    'आत्महत्या',
    'ఆత్మహత్య',
  ],
  ...[
    'snake bit',
    'bitten by snake',
    'scorpion',
    'ಹಾವು ಕಚ್',
    'ಹಾವು ಕಡಿ',
    'ಹಾವು ಕಡ್',
    'ಹಾವು ಕಚ',
    'ಚೇಳು ಕಡಿ',
    'ಚೇಳು ಕಚ್',
    'saanp kat',
    'sanp kat',
    'ಪಾಮು ಕಾಟು',
    'pamu katu',
  ],
  ...['ತುರಿಕೆ', 'itching', 'rash on skin', 'skin rash'],
];

/**
 * Beginnings that sound like one of these and are none: ಜೊಳ್ಳು is empty grain, ಜೊಲ್ಲು saliva; ಕೂಡ is 'also', ಕುಡ್ದ 'drank'. In
 * words of their own letters only; `$` behind one that counts only whole: who 'painted' in the field may have fainted.
 */
export const NO_POISON_WORDS: readonly string[] = [
  ...['ಜೊಳ್ಳ', 'ಜೋಲು', 'ಕೂಡ$', 'ಕೂಡಾ$', 'ಕೂಡಲೇ', 'ಕೂಡಲೆ', 'ಕೂಡದು', 'ಕೂಡಿಸಿ', 'ಕೂದಲ', 'ಕುದಿ', 'ವಿಷಯ', 'ಕಾಣಲಿ', 'ತಾಗದು'],
  ...['ಪ್ರೋಟ', 'ಪ್ರೊಟ', 'prot', 'paint$', 'paints$', 'painting', 'omite$', 'vishaya'],
  ...['kooda$', 'kuda$', 'koodale', 'kudale', 'kaanalil', 'kanalil'],
];

/**
 * Words that tell a poisoning beside the name of a product, and are harmless without one: the search answers 'wife took
 * celphos' as it answers 'poison'. Beginnings of words; `$` behind one that counts only whole.
 */
export const TAKEN_WORDS: Readonly<
  Record<'eaten' | 'taken' | 'eats' | 'names' | 'people' | 'plants' | 'work', string>
> = {
  /** It has happened, whoever it was; not where pests and leaves alone are spoken of. */
  eaten:
    'ate$ eaten$ drank$ drunk$ drinked$ licked swallow gulped chewed ತಿಂದ್ ತಿನ್ನಿಸ್ ನುಂಗ್ ನೆಕ್ಕಿ ಬಾಯಿಗೆ ತಿನ್ನಾಡು ತಿನ್ನಾರು ತಿನ್ನದಿ ತಿನಿಂದಿ ತಾಗಾಡು ತಾಗಿಂದಿ ಖಾಲಿಯಾ ಪಿಲಿಯಾ',
  /** Took, or bought: by somebody, or of what nobody should have. */
  taken: 'took$ taken$ ತಗೊಂಡ್ ತೊಗೊಂಡ್ ತಕೊಂಡ್ ತಗಂಡ್ ತೆಗೆದುಕೊಂಡ್',
  /** Of people alone. */
  eats: 'eat$ eats$ eating$ drink$ drinks$ drinking$ takes$ taking$ had$ gave$ ತಿನ್ನ್ ತಿಂತ್ ಕುಡಿ ಲಿಯಾ$ ಲೀ$',
  /** What is swallowed in houses and stands in no list of products. */
  names:
    'ratol zincphosphide$ phenyl$ kerosene acid$ pesticide insecticide weedicide herbicide fungicide chemical bait$ ರಾಟೋಲ್ ರ್ಯಾಟೋಲ್ ಫಿನೈಲ್ ಸೀಮೆಎಣ್ಣೆ ಆಸಿಡ್ ಕೀಟನಾಶಕ ಕಳೆನಾಶಕ',
  people:
    'wife husband son$ daughter child kid$ kids$ baby$ babies$ boy$ girl$ mother$ father$ mom$ dad$ labourer labour$ worker he$ she$ somebody$ someone$ man$ woman ಹೆಂಡತಿ ಹೆಂಡ್ತಿ ಹೆಣ್ತಿ ಪತ್ನಿ ಗಂಡ$ ಮಗ$ ಮಗಳು ಮಗನು$ ಮಗು$ ಮಗುವ ಮಕ್ಕಳು ತಾಯಿ$ ತಂದೆ$ ಅಮ್ಮ$ ಅಪ್ಪ$ ಅವ್ವ$ ಅಜ್ಜ$ ಅಜ್ಜಿ$ ಅವನು$ ಅವಳು$ ಹುಡುಗ ಹೆಂಗಸು ಪತ್ನೀ$ ಬಚ್ಚಾ$ ಭಾರ್ಯ$',
  plants:
    'leaf$ leaves$ plant$ plants$ crop$ crops$ fruit$ fruits$ flower root$ roots$ stem$ seed$ seeds$ pod$ pods$ worm armyworm bollworm cutworm budworm weevil maggot snail termite locust grasshopper bird$ birds$ pig$ pigs$ boar$ monkey deer$ parrot peacock squirrel caterpillar borer insect$ insects$ pest$ pests$ larva bug$ bugs$ beetle hopper grub mite$ mites$ rat$ rats$ thrips weed$ weeds$ hole ಎಲೆ ಹುಳ ಹುಳು ಕೀಟ$ ಕೀಟಗಳು$ ಕಾಯಿ ಹಣ್ಣು ಹೂ$ ಗಿಡ ಬೆಳೆ ಬೇರು ಇಲಿ ತೆನೆ ಸಸಿ ಬೀಜ ಕಾಂಡ$ ಕಂಬಳಿ ಸೈನಿಕ ಗೆದ್ದಲು ಮಿಡತೆ ಬಸವನ ಹಕ್ಕಿ ಹಂದಿ ಕೋತಿ ನವಿಲು ಗಿಳಿ ಜಿಂಕೆ',
  work: 'acre acres$ hectare gunta guntas$ litre liter pump spray crop shop price rate dose bill mix ಎಕರೆ ಗುಂಟೆ ಲೀಟರ್ ಪಂಪ್ ಸಿಂಪಡ್ ಹೊಡೆ ಹೊಡಿ ಅಂಗಡಿ ಬೆಲೆ ದರ$ ಹಾಕ್ ಎಷ್ಟು gaveme$ gaveus$ ತಗೊಂಡುಬಂ ತಗೊಂಡ್ಬಂ ತೊಗೊಂಡುಬಂ ತೊಗೊಂಡ್ಬಂ ತಕೊಂಡುಬಂ ತಕೊಂಡ್ಬಂ',
};
