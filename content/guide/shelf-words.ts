import type { Language } from '#shared/domain/languages.ts';

/** What stands under the clinic's own pictures on a crop's page; fetched with the code that draws them, when a trouble is opened. */
interface ShelfWords {
  title: string;
  with: string;
  before: string;
  after_one: string;
  after_other: string;
  alt: string;
  part: Record<'root' | 'stem' | 'leaf' | 'flower' | 'fruit' | 'whole', string>;
}

export const SHELF_WORDS: Readonly<Record<Language, ShelfWords>> = {
  en: {
    title: 'From our clinic',
    with: 'With the farmer’s consent',
    before: 'Before',
    after_one: 'After {{count}} day',
    after_other: 'After {{count}} days',
    alt: 'Photo from a field: {{what}}',
    part: {
      root: 'the root',
      stem: 'the stem',
      leaf: 'the leaf',
      flower: 'the flower',
      fruit: 'the fruit',
      whole: 'the whole plant',
    },
  },
  kn: {
    title: 'ನಮ್ಮ ಕ್ಲಿನಿಕ್‌ನಿಂದ',
    with: 'ರೈತರ ಒಪ್ಪಿಗೆಯೊಂದಿಗೆ',
    before: 'ಮೊದಲು',
    after_one: '{{count}} ದಿನದ ಮೇಲೆ',
    after_other: '{{count}} ದಿನಗಳ ಮೇಲೆ',
    alt: 'ಹೊಲದ ಫೋಟೊ: {{what}}',
    part: {
      root: 'ಬೇರು',
      stem: 'ಕಾಂಡ',
      leaf: 'ಎಲೆ',
      flower: 'ಹೂವು',
      fruit: 'ಕಾಯಿ',
      whole: 'ಇಡೀ ಗಿಡ',
    },
  },
};
