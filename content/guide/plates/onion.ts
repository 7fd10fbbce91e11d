import type { Plate } from './plate.ts';

/** The plates of onion. */
export const ONION: Record<string, Plate> = {
  'onion-thrips': {
    name: { en: 'Thrips of onion', kn: 'ಈರುಳ್ಳಿ ಥ್ರಿಪ್ಸ್' },
    alt: {
      en: 'Onion leaves with silvery white streaks and dry tips; yellow thrips between the leaf bases',
      kn: 'ಬೆಳ್ಳಿಯಂಥ ಬಿಳಿ ಗೆರೆ, ಒಣಗಿದ ತುದಿಯ ಈರುಳ್ಳಿ ಎಲೆ; ಎಲೆ ಬುಡದಲ್ಲಿ ಹಳದಿ ಥ್ರಿಪ್ಸ್',
    },
    marks: {
      en: [
        'The plant: leaf tips dry, leaves silvery',
        'The leaf: short silvery white streaks, close together',
        'Bend the leaves apart: thrips sit deep between them',
        'The thrips, pale yellow, true size 1.2 mm',
        'Look-alike, purple blotch: large purple spots with a yellow border',
      ],
      kn: [
        'ಗಿಡ: ಎಲೆ ತುದಿ ಒಣ, ಎಲೆ ಬೆಳ್ಳಿಯಂತೆ',
        'ಎಲೆ: ಒತ್ತಾದ ಸಣ್ಣ ಬೆಳ್ಳಿ ಗೆರೆಗಳು',
        'ಎಲೆ ಬಿಡಿಸಿ ನೋಡಿ: ಬುಡದ ಸಂದಿನಲ್ಲಿ ಥ್ರಿಪ್ಸ್',
        'ಥ್ರಿಪ್ಸ್: ತಿಳಿ ಹಳದಿ, ನಿಜ ಗಾತ್ರ 1.2 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ನೇರಳೆ ಮಚ್ಚೆ ರೋಗ: ಹಳದಿ ಅಂಚಿನ ದೊಡ್ಡ ನೇರಳೆ ಕಲೆ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'onion-purple-blotch': {
    name: { en: 'Purple blotch of onion', kn: 'ಈರುಳ್ಳಿ ನೇರಳೆ ಮಚ್ಚೆ ರೋಗ' },
    alt: {
      en: 'Onion leaves with purple spindle spots, dark middle and yellow border; a broken flower stalk',
      kn: 'ಕಪ್ಪು ನಡು, ಹಳದಿ ಅಂಚಿನ ನೇರಳೆ ಕಲೆಯ ಈರುಳ್ಳಿ ಎಲೆ; ಮುರಿದ ಹೂದಂಡು',
    },
    marks: {
      en: [
        'The plant: spots on leaves, which bend over',
        'The leaf: long purple spots in rings, with a yellow border',
        'The flower stalk breaks at the spot',
        'One spot under a lens; true length up to 30 mm',
        'Look-alike, downy mildew: pale patch with grey-violet fur in the morning, no rings',
      ],
      kn: [
        'ಗಿಡ: ಎಲೆಯಲ್ಲಿ ಕಲೆ, ಎಲೆ ಬಾಗುತ್ತದೆ',
        'ಎಲೆ: ಉಂಗುರದ ಉದ್ದ ನೇರಳೆ ಕಲೆ, ಹಳದಿ ಅಂಚು',
        'ಕಲೆಯ ಜಾಗದಲ್ಲಿ ಹೂದಂಡು ಮುರಿಯುತ್ತದೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಕಲೆ; ನಿಜ ಉದ್ದ 30 ಮಿ.ಮೀ ವರೆಗೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬೂಜು ತುಪ್ಪಟ ರೋಗ: ಬಿಳಿಚಿದ ಭಾಗದಲ್ಲಿ ಬೆಳಿಗ್ಗೆ ಬೂದು ನೇರಳೆ ಬೂಜು, ಉಂಗುರ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
};
