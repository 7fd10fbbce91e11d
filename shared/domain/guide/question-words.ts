import { WEIGHTS } from './place-weights.ts';
import { foldGuideWord, stemGuideWord } from './rough-spelling.ts';

/** Letters of a stem that still tells a filler: ಹಂಗ and ಹಣ್ಣಿನ have one of three. */
const STEM = 5;

/** Words of a question that say nothing of what is asked, in the rough spelling of both languages. */
const FILLER_WORDS = [
  'how many much what when why where which is are it its the a an of in on for to do does i my our you your can',
  'often only available ok okay means meaning mean tell know like also still ever about while they them these those some other am was were been being',
  'did done don dont not would could will shall if or else than very really good bad better useful possible right correct thing things',
  'ಎಂದು ಅಂತ ಅಂದ್ರೆ ಎಂದರೆ ಮತ್ತು ಅಥವಾ ಕೂಡ ನಮ್ಮ ನನ್ನ ನಮಗೆ ನಂಗೆ ಈ ಆ ಇದು ಅದು ಇದಕ್ಕೆ ಅದಕ್ಕೆ ಆದ್ರೆ ಆದರೆ ಅಲ್ವಾ ತಿಳಿಯುವುದು ಗೊತ್ತಾಗುತ್ತೆ ನೋಡುವುದು ಒಳ್ಳೆಯದೇ ಒಳ್ಳೆಯದು',
  'ಕಂಡ್ರೆ ಕಂಡರೆ ಇದ್ದರೆ ಇದೆಯೇ ಯಾವಾಗಲೂ ಸ್ವಲ್ಪ ತುಂಬಾ ಬಹಳ namma nanna andre antha mattu athava kandre tumba swalpa',
  'ge alli inda hege enu should after before and with from by at this that any there up has have be so get got then now too worth per',
  'ಎಷ್ಟು ಏನು ಹೇಗೆ ಯಾವಾಗ ಯಾಕೆ ಏಕೆ ಯಾವ ಯಾವುದು ಎಲ್ಲಿ ಮಾಡಬೇಕು ಮಾಡೋದು ಮಾಡಲಿ ಮಾಡಲು ಮಾಡುವುದು ಮಾಡಬಹುದಾ ಹಾಕಬೇಕು ಹಾಕಲಿ ಹಾಕಬಹುದಾ ಹಾಕಬಹುದೇ',
  'ಮೇಲೆ ಬೇಕು ಇದೆ ಇದೆಯಾ ಆಗಿದೆ ಆಗ್ತಿದೆ ಆಗ್ತಾ ಆಗಿ ಆಯ್ತು ಬಂದಿದೆ ಬಂದೈತಿ ಬಂತು ಬರ್ತಿದೆ ಬಿದ್ದಿದೆ ಹೋಗಿದೆ ಹೋಗ್ತಿದೆ ಐತಿ ಹಂಗ ತರ ತೆಗೆಯೋದು ನೋಡೋದು',
  'ಹೊಡೆಯಬೇಕು ಹೊಡೆಯಬಹುದೇ ಹೊಡೆಯಬಹುದಾ ಹೊಡೀಬೇಕು ಹೊಡೀಬಹುದಾ ಒಳ್ಳೇದು ಸರಿ ಒಂದು ಒಂದೇ ಸಾಕಾ eshtu hege yavaga yava hakbeku madbeku ide aagide',
  'ಔಷಧಿ ಔಷಧ ಔಷಧಿಯ ಔಷಧಕ್ಕೆ ಎಣ್ಣಿ medicine medicines aushadi madi maadi ಮಾಡಿ eshta yestu yenu yake yavdu yavaaga yaav bandu bantu bandre idre karnataka please tell plz sir needed need want getting coming my me mine we if or ಏನ್ ಏನೇನು ಹೆಂಗ ಹೆಂಗ್ ಹೇಳಿ ಬೇಗ ಇದ್ರೆ ಹಾಕಿದ್ರೆ ಹಾಕೋದು ಬಳಸೋದು ಮಾಡೋ ಹೋಗ್ತಿಲ್ಲ ಹೋಗ್ವಲ್ದು ಗೊತ್ತಾಗ್ತದೆ ಒಳ್ಳೇದಾ ಜಾಸ್ತಿ ಹೊಡೆದ್ರೂ ennu ಎನ್ನುವ ಹೆಂಗೆ bad see find',
]
  .join(' ')
  .split(' ');
const FILLERS = new Set(FILLER_WORDS.map(foldGuideWord));
const FILLER_STEMS = new Set(FILLER_WORDS.map(stemGuideWord).filter((stem) => stem.length >= STEM));

/** Spoken forms of do, put, give, hit, leave, take, use, become, come, go and be in the rough spelling: no list holds them all. */
const SPOKEN =
  /^(?:estu|enu|hege|yavaga)?(?:mad|hak|kod|hode?|bid|tag|tog|teg|tegedu|balas|nod|ag|bar|band|hog|ir|id)[aeiou]?y?(?:be[dk][a-z]?|ba?hud[a-z]*|ba?ud[aeu]|bo[hd][a-z]*|ba?rad[aeu]?|od[aeu]?|odak[aeu]|uv[a-z]+|lik[a-z]+|oke|t[ai](?:d|v|r)[a-z]*|ta|ut(?:a|i|e)[a-z]*|d?r[eu]|dare|id[aeu][a-z]*|ive|d?mele|yav[a-z]*)$|^(?:mad|hak|kod|hod|bid|hog|bar)al?i$|^(?:mad|hak|kod|hod|bid|hog|bar)li$/;

/** Measures, and words that any question of a farm may have: they tell less than the rest. */
const COMMON = new Set(
  [
    'kg kilo kilos gram grams gm ml mili litre liter litres ltr acre acres gunta hectare day days week month dose rate amount quantity',
    'ಕೆಜಿ ಕಿಲೋ ಗ್ರಾಂ ಮಿಲಿ ಲೀಟರ್ ಲೀಟರಿಗೆ ಎಕರೆಗೆ ಎಕರೆ ಗುಂಟೆ ದಿನ ದಿನಕ್ಕೆ ವಾರ ತಿಂಗಳು ಪ್ರಮಾಣ ಡೋಸ್ ekare ekarege dina pramana',
    'plant plants crop crops field farm land tree garden spray use using used put give apply good best control problem which first season',
    'ಗಿಡ ಗಿಡಕ್ಕೆ ಗಿಡದ ಬೆಳೆ ಬೆಳೆಗೆ ಬೆಳಿ ಹೊಲ ಹೊಲದ ಹೊಲದಾಗ ತೋಟ ತೋಟದಲ್ಲಿ ಸ್ಪ್ರೇ ಸಿಂಪಡಣೆ ಸಿಂಪಡಿಸಬೇಕು ನಿಯಂತ್ರಣ ರೋಗ ಹೊಡೆದು ಬಳಸಬೇಕು ಬಳಕೆ gida bele hola tota roga',
    'ತೋಟಕ್ಕೆ ಹೊಲಕ್ಕೆ ಬೆಳೆಯಲ್ಲಿ schedule chart treatment cure remedy disease ರೋಗಕ್ಕೆ ಮೊದಲು ಜಾಸ್ತಿ ಕಡಿಮೆ ಪರಿಹಾರ ವಿಧಾನ ರೀತಿ parihara vidhana reeti way method',
  ]
    .join(' ')
    .split(' ')
    .map(stemGuideWord),
);

/** To keep and to put on, which are spelt like forms of be and put; and medicine with one slip or other. */
const KEPT = /^(?:id(?:od[aeu]|odake|uvudu|abek[a-z]?|abahud[a-z]*)|hak(?:o|iko)[a-z]+)$/;
const MEDICINE = /^(?:a|o|ou|au|av)sh?s?a?[dt]a?[aiu]?(?:gal[aui])?$/;

function isFiller(word: string): boolean {
  const folded = foldGuideWord(word);
  if (KEPT.test(folded)) return false;
  return (
    FILLERS.has(folded) ||
    FILLER_STEMS.has(stemGuideWord(word)) ||
    SPOKEN.test(folded) ||
    MEDICINE.test(folded)
  );
}

/** Words of which one asks the index; all, where nothing but fillers is written. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}

/** How much a word tells beside the others of a question; a bare figure is one of the common ones. */
export const tellsOf = (word: string): number =>
  COMMON.has(stemGuideWord(word)) || /^\d+$/.test(word) ? WEIGHTS.common : 1;

const RECKONING = ['calcul', 'kalku', 'reckon', 'ಲೆಕ್ಕ', 'ಕ್ಯಾಲ್ಕು'].map(foldGuideWord);

/** Whether a word asks for a calculator. */
export const isReckoning = (word: string): boolean =>
  RECKONING.some((beginning) => foldGuideWord(word).startsWith(beginning));

/** What the parts of every crop's page are asked by, as beginnings; `=` before a word that counts only whole. */
const PART_WORDS: readonly (readonly [anchor: string, words: string])[] = [
  [
    'feeding',
    'ಗೊಬ್ಬರ gobbara fertili manure urea ಯೂರಿಯಾ =dap ಡಿಎಪಿ =mop potash ಪೊಟ್ಯಾಷ್ =npk ಎನ್ಪಿಕೆ nutri ಪೋಷಕ feed gypsum ಜಿಪ್ಸ್ =lime ಸುಣ್ಣ dolomite =bag =bags ಚೀಲ ಮೂಟೆ cheela =second =split =basal =topdress =top =dressing fertigat =fym ಕೊಟ್ಟಿಗೆ ತಿಪ್ಪೆ compost =food ಮೇಲುಗೊಬ್ಬರ =complex',
  ],
  [
    'water',
    'ನೀರು ನೀರಿ =ನೀರ neeru irrigat =water =watering ನೀರಾವರಿ =drip ಡ್ರಿಪ್ ಹನಿ =litres =interval drain ಬಸಿ sprinkler =summer ಬೇಸಿಗೆ basin =wet =flood ಹಾಯಿಸ =showers ತೇವ',
  ],
  [
    'weeds',
    '=ಕಳೆ =kale =ಕಸ =kasa =weed =weeds =weeding ಕಳೆನಾಶ kalenas weedicid herbicid =grass =hoe =hoeing ಹುಲ್ಲು =killer ಎಡೆಕುಂಟ roundup ರೌಂಡಪ glyphosate',
  ],
  [
    'harvest',
    'ಕೊಯ್ಲು ಕೊಯ್ಲ koylu harvest ಕಟಾವು katavu storage =store =storing =curing =cure =cut =picking =pick =pluck ಕೊಯ್ಯ ಕೀಳು ಕೀಳೋ ಕೀಳಬ್ =idodu =iduvudu =idabeku ಸಂಗ್ರಹ ಶೇಖರ =ripe =maturity =mature =grading =grade ಬಲಿತ =yield ಇಳುವರಿ ಒಣಗಿಸ =threshing =tapping',
  ],
  [
    'calendar',
    'ಬಿತ್ತನೆ bittane =sow =sowing =planting ನಾಟಿ nati ತಿಂಗಳು tingalu =month =season =spacing ಹಂಗಾಮು calendar transplant =distance ಅಂತರ antara =nursery =seedlings variet ತಳಿ =tali =prun ಚಾಟನಿ =bahar ಬಹಾರ =duration =seed =seeds =rate ಬೀಜ =age ಋತು =package =practices stak =pinching ಚಿವುಟ =shade ನೆರಳು =intercrop intercrop ಅಂತರಬೆಳೆ ಅಂತರ್ಬೆಳೆ',
  ],
];
const PARTS = PART_WORDS.map(([anchor, words]) => ({
  anchor,
  words: words.split(' ').map((word) => ({ folded: foldGuideWord(word), isWhole: word.startsWith('=') })),
}));

/** The part of a crop's page for which words of a question ask, and the share of the telling ones that do; null where none does. */
export function partAsked(words: readonly string[]): { anchor: string; share: number } | null {
  const telling = words.filter((word) => tellsOf(word) === 1).map(foldGuideWord);
  const [most] = PARTS.map(({ anchor, words: own }) => ({
    anchor,
    share: telling.filter((word) => own.some((each) => isOf(word, each))).length / telling.length,
  })).toSorted((one, other) => other.share - one.share);
  return most && most.share > 0 ? most : null;
}

const isOf = (word: string, { folded, isWhole }: { folded: string; isWhole: boolean }) =>
  isWhole ? word === folded : word.startsWith(folded);

/** How northern tongues say words that many questions have, ಜಿಪ್ಸಂ as ಜಿಪ್ಸಮ್, and letters of a soil card that are a word besides. */
const WRITTEN: readonly (readonly [said: RegExp, written: string])[] = [
  [/^(?:ಎಲಿ|eli)(?=$|ಗ|ಯ|g|y)/, 'ಎಲೆ'],
  [/^ಬೆಳಿ(?=$|ಗ(?!್ಗ)|ಯ)/, 'ಬೆಳೆ'],
  [/^ಮಳಿ(?=$|ಗ|ಯ)/, 'ಮಳೆ'],
  [/^ತೆನಿ(?=$|ಗ|ಯ)/, 'ತೆನೆ'],
  [/^ಗೆರಿ/, 'ಗೆರೆ'],
  [/^ಕಳಿ(?=$|ಗ|ಯ)/, 'ಕಳೆ'],
  [/^ತಿಪ್ಪಿ/, 'ತಿಪ್ಪೆ'],
  [/^(?:ಗೊಬ್ರ|gobra)/, 'ಗೊಬ್ಬರ'],
  [/^ಬ್ಯಾರ/, 'ಬೇರ'],
  [/^ತ್ವಾಟ/, 'ತೋಟ'],
  [/^(?:ಹ್ವಲ|ವಲ)(?=$|ದ|ಕ)/, 'ಹೊಲ'],
  [/^ಮ್ಯಾಲ/, 'ಮೇಲೆ'],
  [/ಮ್$/, 'ಂ'],
  [/^[ಇಈ]\.?ಸಿ(?:$|(?=ಗೆ|ಯ)).*/, 'EC'],
  [/^[ಒಓ]\.?ಸಿ(?:$|(?=ಗೆ|ಯ)).*/, 'OC'],
  [/^ಪಿ\.?(?:ಎಚ್|ಹೆಚ್).*/, 'pH'],
];

/** A word as the guide writes it. */
export const asWritten = (word: string): string =>
  WRITTEN.reduce((so, [said, written]) => so.replace(said, written), word);
