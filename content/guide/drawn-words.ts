import type { Language } from '#shared/domain/languages.ts';

/** Words the compiler itself writes into a chapter. */
export interface DrawnWords {
  box: Record<'today' | 'warning' | 'banned' | 'note' | 'recipe' | 'alike' | 'first', string>;
  perAcre: string;
  perAcreAndPump: string;
  pumpNote: string;
  /** Leads from a row to the tool that is filled with it. */
  myField: string;
  /** How many a folded table has. */
  rows: string;
  bees: { never: string; evening: string };
  /** On a crop's page, of what the label table knows of a problem. */
  label: { act: string; title: string; follow: string; none: string; ask: string };
  notAllowed: string;
  linkToSection: string;
  wordsTitle: string;
}

/** No browser asks for them, so they are no strings of the interface. */
export const DRAWN_WORDS: Record<Language, DrawnWords> = {
  en: {
    box: {
      today: 'Do this today',
      warning: 'Careful',
      banned: 'Not allowed',
      note: 'Good to know',
      recipe: 'How to make it',
      alike: 'What looks like it',
      first: 'What to do first',
    },
    perAcre: '= {{acre}} an acre',
    perAcreAndPump: '= {{acre}} an acre, {{pump}} a pump',
    pumpNote:
      'A pump is 15 litres, with 200 litres of water for an acre (500 for a hectare). With other water, or another pump, use the tool.',
    myField: 'For my field',
    rows: '{{count}} rows',
    bees: {
      never: 'Bees: never on anything in flower',
      evening: 'Bees: in flower only after sunset, if the label allows',
    },
    label: {
      act: 'Act from:',
      title: 'Products with a label for it',
      follow:
        'Only when the rest has not helped, never the same group twice running. Follow the label on your own pack.',
      none: 'We found no product whose label names this trouble on this crop:',
      ask: 'ask the plant doctor',
    },
    notAllowed: 'Not allowed',
    linkToSection: 'Link to this section',
    wordsTitle: 'Words in this chapter',
  },
  kn: {
    box: {
      today: 'ಇಂದೇ ಇದನ್ನು ಮಾಡಿ',
      warning: 'ಎಚ್ಚರಿಕೆ',
      banned: 'ಬಳಸಬಾರದು',
      note: 'ತಿಳಿದಿರಲಿ',
      recipe: 'ಮಾಡುವ ವಿಧಾನ',
      alike: 'ಹೋಲುವುದು ಯಾವುದು, ಗುರುತಿಸುವುದು ಹೇಗೆ',
      first: 'ಮೊದಲು ಏನು ಮಾಡಬೇಕು',
    },
    perAcre: '= ಎಕರೆಗೆ {{acre}}',
    perAcreAndPump: '= ಎಕರೆಗೆ {{acre}}, ಪಂಪಿಗೆ {{pump}}',
    pumpNote: 'ಪಂಪು ಎಂದರೆ 15 ಲೀಟರ್, ಎಕರೆಗೆ 200 ಲೀಟರ್ (ಹೆಕ್ಟೇರಿಗೆ 500) ನೀರಿನ ಲೆಕ್ಕದಲ್ಲಿ. ನೀರು ಅಥವಾ ಪಂಪು ಬೇರೆಯಾದರೆ ಸಾಧನದಲ್ಲಿ ಲೆಕ್ಕ ಮಾಡಿ.',
    myField: 'ನನ್ನ ಹೊಲಕ್ಕೆ',
    rows: '{{count}} ಸಾಲು',
    bees: {
      never: 'ಜೇನುನೊಣ: ಹೂ ಬಿಟ್ಟ ಬೆಳೆ, ಕಳೆಗೆ ಎಂದೂ ಬೇಡ',
      evening: 'ಜೇನುನೊಣ: ಹೂ ಬಿಟ್ಟಾಗ ಲೇಬಲ್ ಒಪ್ಪಿದ್ದರೆ ಸೂರ್ಯಾಸ್ತದ ನಂತರ ಮಾತ್ರ',
    },
    label: {
      act: 'ಯಾವಾಗ ಕ್ರಮ:',
      title: 'ಇದಕ್ಕೆ ಲೇಬಲ್ ಒಪ್ಪಿದ ಔಷಧಿಗಳು',
      follow: 'ಬೇರೆ ಕ್ರಮದಿಂದ ಆಗದಿದ್ದಾಗ ಮಾತ್ರ; ಒಂದೇ ಗುಂಪು ಸತತ ಎರಡು ಸಲ ಬೇಡ. ನಿಮ್ಮ ಪ್ಯಾಕಿನ ಲೇಬಲ್ ಪಾಲಿಸಿ.',
      none: 'ಈ ಬೆಳೆಯ ಈ ತೊಂದರೆಗೆ ಲೇಬಲ್ ಒಪ್ಪಿದ ಔಷಧಿ ನಮಗೆ ಸಿಗಲಿಲ್ಲ:',
      ask: 'ಸಸ್ಯ ವೈದ್ಯರನ್ನು ಕೇಳಿ',
    },
    notAllowed: 'ಬಳಸಬಾರದು',
    linkToSection: 'ಈ ಭಾಗದ ಲಿಂಕ್',
    wordsTitle: 'ಈ ಅಧ್ಯಾಯದ ಪದಗಳು',
  },
};

/** What the checks and the reckoning of the guide go by in the chapters of one language. */
interface ChapterWords {
  /** A farmer reads aloud in their head. */
  wordsAMinute: number;
  /** How many of the English words a translation has at least: below this, something is said in English only. */
  leastOfEnglish: { share: number; inWords: string };
}

export const CHAPTER_WORDS: Record<Language, ChapterWords> = {
  en: {
    wordsAMinute: 180,
    leastOfEnglish: { share: 1, inWords: 'the whole' },
  },
  // Kannada joins what English keeps apart ('in the field' is one word, 'ಹೊಲದಲ್ಲಿ'; 'do not burn' is 'ಸುಡಬೇಡಿ'): the same
  // text has about two thirds of the English count, in longer words.
  kn: {
    wordsAMinute: 120,
    leastOfEnglish: { share: 2 / 3, inWords: 'two thirds' },
  },
};
