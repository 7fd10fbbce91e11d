import { foldGuideWord } from './rough-spelling.ts';

/** What crops are called in questions: beginnings of words, northern and southern, in any script; first as the guide calls them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'black-pepper': ['ಕಾಳುಮೆಣಸು', 'ಕಾಳುಮೆಣಸ', 'ಕರಿಮೆಣಸ', 'ಮೆಣಸಿನ ಬಳ್ಳಿ', 'ಒಳ್ಳೆಮೆಣಸ', 'pepper'],
  chilli: ['ಮೆಣಸಿನಕಾಯಿ', 'ಮೆಣಸಿನ', 'menasin', 'mensin', 'chilli', 'chili', 'chilly', 'ಬ್ಯಾಡಗಿ', 'byadgi', 'mirchi'],
  tomato: ['ಟೊಮೆಟೊ', 'ಟೊಮ್ಯಾಟೊ', 'ಟಮಾಟ', 'tomato', 'tomto', 'tamate', 'tamata', 'tamota'],
  arecanut: ['ಅಡಿಕೆ', 'ಅಡಕೆ', 'adike', 'adake', 'areca', 'arecnut', 'supari', 'betelnut'],
  paddy: ['ಭತ್ತ', 'ಬತ್ತ', 'ನೆಲ್ಲ', 'ಗದ್ದೆ', 'paddy', 'rice', 'nellu'],
  ragi: ['ರಾಗಿ', 'ragi', 'finger millet'],
  maize: ['ಮುಸುಕಿನ', 'ಮೆಕ್ಕೆ', 'ಮೆಕ್ಕಿ', 'ಗೋವಿನ', 'maize', 'corn', 'musukina'],
  cotton: ['ಹತ್ತಿ', 'hatti', 'cotton'],
  'red-gram': ['ತೊಗರಿ', 'togari', 'red gram', 'redgram', 'pigeon', 'tur dal', 'arhar'],
  groundnut: ['ಶೇಂಗಾ', 'ಕಡಲೆಕಾಯಿ', 'ನೆಲಗಡಲೆ', 'shenga', 'kadalekai', 'groundnut', 'peanut'],
  sugarcane: ['ಕಬ್ಬು', 'ಕಬ್ಬ', 'kabbu', 'sugarcane', 'sugercane', 'sugar cane', 'cane'],
  onion: ['ಈರುಳ್ಳಿ', 'ಉಳ್ಳಾಗಡ್ಡಿ', 'ಉಳ್ಳಾಗಡ್ಡ', 'irulli', 'eerulli', 'ullagaddi', 'onion'],
  coffee: ['ಕಾಫಿ', 'coffee', 'cofee', 'kaapi', 'kapi'],
  ginger: ['ಶುಂಠಿ', 'shunti', 'ginger', 'adrak'],
  pomegranate: ['ದಾಳಿಂಬೆ', 'ದಾಳಿಂಬ', 'dalimb', 'pomegranate', 'pomogranate', 'anar'],
};

/** Names of two words are found written together too. */
const FOLDED = Object.entries(NAMES).flatMap(([crop, names]) =>
  names.map((each) => {
    const name = foldGuideWord(each.replaceAll(' ', ''));
    return { crop, name, isLong: name.length > 5 };
  }),
);

/** What a question says of crops. */
export interface NamedCrop {
  /** The word that stands in its page's address. */
  crop: string;
  /** What the guide calls it. */
  name: string;
  /** The question without the crop's name. */
  rest: string[];
}

/** The crop that a question is about; null where none or two are named. */
export function cropNamed(words: readonly string[]): NamedCrop | null {
  const folded = words.map(foldGuideWord);
  const at = folded.map((word, index) => {
    const joined = word + (folded[index + 1] ?? '');
    return FOLDED.find(
      ({ name, isLong }) =>
        word.startsWith(name) || (isLong && joined.startsWith(name) && name.length > word.length),
    )?.crop;
  });
  const [crop, ...others] = new Set(at.filter((each) => each !== undefined));
  if (crop === undefined || others.length > 0) return null;
  const [name = crop] = NAMES[crop] ?? [];
  return { crop, name, rest: words.filter((_, index) => at[index] === undefined) };
}
