import { ELSEWHERE, GROWN, NO_CROP, SELDOM } from './crop-words.ts';
import { partAsked } from './question-words.ts';
import { foldGuideWord } from './rough-spelling.ts';
import { signOf } from './sign-words.ts';

interface Name {
  /** Null of a word that only begins like a crop. */
  crop: string | null;
  /** Beginning of a word or two, folded. */
  name: string;
  isWhole: boolean;
  /** Of two words. */
  isApart: boolean;
  /** In Kannada letters, of a name that folds to another word; empty: the fold tells enough. */
  letters: string;
}

/** `=` before a name that counts only in its own letters, `$` behind one that counts only whole. */
const nameOf = (crop: string | null, written: string): Name => {
  const plain = written.replaceAll(/[=$ ]/g, '');
  const letters = written.startsWith('=') ? plain : '';
  return {
    crop,
    name: foldGuideWord(plain),
    isWhole: written.endsWith('$'),
    isApart: written.includes(' '),
    letters,
  };
};
/** Of two as long, the one that is no crop counts: ಗಡ್ಡೆ is written like ಗದ್ದೆ in the rough spelling. */
const NAMES: readonly Name[] = [
  ...NO_CROP.map((each) => nameOf(null, each)),
  ...Object.entries({ ...GROWN, ...ELSEWHERE, ...SELDOM }).flatMap(([crop, names]) =>
    names.map((each) => nameOf(crop, each)),
  ),
].toSorted((one, other) => other.name.length - one.name.length);

/** Letters of a name that is still known with a slip of the thumb, and consonants of one that is known by them alone. */
const SLIP_LETTERS = 6;
const CONSONANTS = 4;
const consonantsOf = (folded: string) => folded.replace(/[aeiou]/g, '');
const GUESSED = NAMES.filter(({ crop, letters }) => crop !== null && !(crop in SELDOM) && letters === '');
const LONG = GUESSED.filter(
  ({ crop, name }) => name.length >= SLIP_LETTERS + (crop !== null && crop in GROWN ? 0 : 1),
);
const BY_CONSONANTS = new Map(
  GUESSED.map(({ crop, name }) => [consonantsOf(name), crop] as const).filter(
    ([consonants]) => consonants.length >= CONSONANTS,
  ),
);

/** The crop that is meant by a word with other vowels or one slip; null of a word that has a meaning of its own. */
function guessed(word: string, folded: string): string | null {
  if (signOf(word) !== null) return null;
  const byConsonants = BY_CONSONANTS.get(consonantsOf(folded));
  return byConsonants ?? LONG.find(({ name }) => beginsWithSlip(folded, name))?.crop ?? null;
}

/** Whether a word begins with a name but for one letter too many, too few, wrong, or two in the wrong order. */
function beginsWithSlip(word: string, name: string): boolean {
  let at = 0;
  while (at < name.length && word[at] === name[at]) at += 1;
  const goesOn = (from: number, rest: number) => word.startsWith(name.slice(rest), from);
  const isTurned = word[at] === name[at + 1] && word[at + 1] === name[at] && goesOn(at + 2, at + 2);
  return at > 0 && (goesOn(at + 1, at + 1) || goesOn(at, at + 1) || goesOn(at + 1, at) || isTurned);
}

/** What a question says of crops. */
export interface NamedCrop {
  /** Its key; null where none or several are named. */
  crop: string | null;
  /** The word that stands in its page's address; null of a crop that has no page, and where none or several are named. */
  page: string | null;
  /** What the guide calls it; null where none or several are named. */
  name: string | null;
  /** The question without the crop's name; of several, as the guide calls them. */
  rest: string[];
}

/** A word, or two of one name, with the crop that it names. */
interface SaidCrop {
  said: string;
  crop: string | null;
  /** What is written onto the name. */
  glued: string | null;
}

function readCrops(words: readonly string[]): SaidCrop[] {
  const folded = words.map(foldGuideWord);
  const read: SaidCrop[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', letters = ''] = [folded[at], words[at]];
    const found = nameAt(word, letters, folded[at + 1] ?? '');
    const crop = found ? found.crop : guessed(letters, word);
    const glued = found && crop !== null ? gluedTo(found.name, word) : null;
    // A name of two words takes both.
    const isOfTwo = found !== undefined && crop !== null && found.name.length > word.length;
    read.push({ said: isOfTwo ? `${letters} ${words[at + 1]}` : letters, crop, glued });
    if (isOfTwo) at += 1;
  }
  return read;
}

/** Every crop that is named, in the words that name it. */
export const cropsSaid = (words: readonly string[]): { said: string; crop: string }[] =>
  readCrops(words).flatMap(({ said, crop }) => (crop === null ? [] : [{ said, crop }]));

/** The crop that a question is about. */
export function cropNamed(words: readonly string[]): NamedCrop {
  const read = readCrops(words);
  const others = read.flatMap(({ said, crop, glued }) => [
    ...(crop === null ? [said] : []),
    ...(glued === null ? [] : [glued]),
  ]);
  const crops = new Set(read.flatMap(({ crop }) => crop ?? []));
  const names = [...crops].map(calledInGuide);
  const [crop = ''] = crops;
  if (names.length !== 1) return { crop: null, page: null, name: null, rest: [...names, ...others] };
  return { crop, page: crop in GROWN ? crop : null, name: names[0] ?? null, rest: others };
}

function calledInGuide(crop: string): string {
  const names = GROWN[crop] ?? ELSEWHERE[crop] ?? SELDOM[crop] ?? [];
  // A name that folds to another word finds that: ಬಾಳೆ traps.
  return (names.find((name) => !name.startsWith('=')) ?? crop).replaceAll('$', '');
}

/** What is written onto a crop's name without a space, behind its ending: ಮೆಣಸಿನಕಾಯಿಗೆಗೊಬ್ಬರ; only a word that tells something by itself. */
function gluedTo(name: string, word: string): string | null {
  const rest = word.slice(name.length).replace(/^(?:i?n?ge|ke|ya|da|dali|yali|vina|ina|na)(?=[a-z]{4})/, '');
  return rest.length > 3 && (partAsked([rest]) !== null || signOf(rest) !== null) ? rest : null;
}

/** The longest name with which a word begins, or it and the next one. */
function nameAt(word: string, letters: string, next: string): Name | undefined {
  const joined = word + next;
  return NAMES.find(({ name, isWhole, isApart, letters: own }) => {
    if (own !== '') return letters.startsWith(own);
    if (isWhole) return word === name;
    return (
      word.startsWith(name) ||
      (isApart && name.length > word.length && word.length > 2 && joined.startsWith(name))
    );
  });
}
