import type { Language } from '../languages.ts';

/** Of the languages a receipt is printed in, whoever reads it. */
const SPELLINGS = { en: english, kn: kannada } satisfies Partial<Record<Language, unknown>>;
type SpelledLanguage = keyof typeof SPELLINGS;

/** An amount of money as a receipt spells it out, by crores, lakhs and thousands. */
export function amountInWords(paise: number, language: SpelledLanguage): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError('whole paise, not negative');
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return SPELLINGS[language](rupees, rest);
}

function english(rupees: number, paise: number): string {
  const tail = paise === 0 ? '' : ` and ${capital(englishNumber(paise))} ${paise === 1 ? 'Paisa' : 'Paise'}`;
  return `${rupees === 1 ? 'Rupee' : 'Rupees'} ${capital(englishNumber(rupees))}${tail} Only`;
}

const capital = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const EN_SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function englishNumber(number: number): string {
  if (number < 20) return EN_SMALL[number] ?? '';
  if (number < 100) {
    const ten = EN_TENS[Math.floor(number / 10)] ?? '';
    return number % 10 === 0 ? ten : `${ten}-${EN_SMALL[number % 10]}`;
  }
  const [size, name] = number >= 1e7 ? [1e7, 'crore'] : number >= 1e5 ? [1e5, 'lakh'] : smaller(number);
  const head = `${englishNumber(Math.floor(number / size))} ${name}`;
  return number % size === 0 ? head : `${head} ${englishNumber(number % size)}`;
}

const smaller = (number: number): [number, string] =>
  number >= 1000 ? [1000, 'thousand'] : [100, 'hundred'];

function kannada(rupees: number, paise: number): string {
  const tail = paise === 0 ? '' : ` ${kannadaNumber(paise)} ಪೈಸೆ`;
  return `${kannadaNumber(rupees)} ರೂಪಾಯಿ${tail} ಮಾತ್ರ`;
}

const KN_SMALL = [
  ...['ಸೊನ್ನೆ', 'ಒಂದು', 'ಎರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ಐದು', 'ಆರು', 'ಏಳು', 'ಎಂಟು', 'ಒಂಬತ್ತು', 'ಹತ್ತು', 'ಹನ್ನೊಂದು'],
  ...['ಹನ್ನೆರಡು', 'ಹದಿಮೂರು', 'ಹದಿನಾಲ್ಕು', 'ಹದಿನೈದು', 'ಹದಿನಾರು', 'ಹದಿನೇಳು', 'ಹದಿನೆಂಟು', 'ಹತ್ತೊಂಬತ್ತು'],
];
/** Without their last vowel sign, to which the ones are joined: ಇಪ್ಪತ್ತ + ು, ಇಪ್ಪತ್ತ + ೊಂದು. */
const KN_TENS = ['', '', 'ಇಪ್ಪತ್ತ', 'ಮೂವತ್ತ', 'ನಲವತ್ತ', 'ಐವತ್ತ', 'ಅರವತ್ತ', 'ಎಪ್ಪತ್ತ', 'ಎಂಬತ್ತ', 'ತೊಂಬತ್ತ'];
const KN_ONES = ['ು', 'ೊಂದು', 'ೆರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ೈದು', 'ಾರು', 'ೇಳು', 'ೆಂಟು', 'ೊಂಬತ್ತು'];
/** Without the last vowel sign: ನೂರು alone, ನೂರ before more. */
const KN_HUNDREDS = ['', 'ನೂರ', 'ಇನ್ನೂರ', 'ಮುನ್ನೂರ', 'ನಾನೂರ', 'ಐನೂರ', 'ಆರುನೂರ', 'ಏಳುನೂರ', 'ಎಂಟುನೂರ', 'ಒಂಬೈನೂರ'];

/** Large numbers are joined to what follows by an ending of their own. */
const KN_LARGE = [
  { size: 1e7, name: 'ಕೋಟಿ', joined: 'ಕೋಟಿಯ' },
  { size: 1e5, name: 'ಲಕ್ಷ', joined: 'ಲಕ್ಷದ' },
  { size: 1000, name: 'ಸಾವಿರ', joined: 'ಸಾವಿರದ' },
];

function kannadaNumber(number: number): string {
  if (number < 20) return KN_SMALL[number] ?? '';
  if (number < 100) return `${KN_TENS[Math.floor(number / 10)]}${KN_ONES[number % 10]}`;
  const large = KN_LARGE.find(({ size }) => number >= size);
  if (large) {
    const count = kannadaNumber(Math.floor(number / large.size));
    const rest = number % large.size;
    return rest === 0 ? `${count} ${large.name}` : `${count} ${large.joined} ${kannadaNumber(rest)}`;
  }
  const hundred = KN_HUNDREDS[Math.floor(number / 100)] ?? '';
  return number % 100 === 0 ? `${hundred}ು` : `${hundred} ${kannadaNumber(number % 100)}`;
}
