import type { Plate } from './plate.ts';

/** The plates of sugarcane. */
export const SUGARCANE: Record<string, Plate> = {
  'sugarcane-early-shoot-borer': {
    name: { en: 'Early shoot borer of sugarcane', kn: 'ಕಬ್ಬಿನ ಸುಳಿ ಕೊರಕ' },
    alt: {
      en: 'Young sugarcane with a dry middle shoot; the shoot opened with a striped caterpillar and holes at its base',
      kn: 'ನಡು ಸುಳಿ ಒಣಗಿದ ಎಳೆ ಕಬ್ಬು; ಬುಡದಲ್ಲಿ ತೂತು, ಸೀಳಿದ ಸುಳಿಯಲ್ಲಿ ಪಟ್ಟೆಯ ಹುಳು',
    },
    marks: {
      en: [
        'The young clump, no cane yet: a middle shoot is dry',
        'The shoot opened: caterpillar inside, holes just above the soil',
        'The dead heart pulls out easily, its end is rotten and smells',
        'The caterpillar, dirty white with violet stripes, 25 mm; below its moth',
        'Look-alike, top borer: a bunch of shoots at the top of a grown cane, rows of holes in the leaf',
      ],
      kn: [
        'ಇನ್ನೂ ಗೆಣ್ಣು ಮೂಡದ ಎಳೆ ಕಬ್ಬು: ನಡು ಸುಳಿ ಒಣಗಿದೆ',
        'ಸೀಳಿದ ಸುಳಿ: ಒಳಗೆ ಹುಳು, ಮಣ್ಣಿನ ಮೇಲೆ ತೂತು',
        'ಒಣ ಸುಳಿ ಸುಲಭವಾಗಿ ಕಿತ್ತು ಬರುತ್ತದೆ, ಬುಡ ಕೊಳೆತು ವಾಸನೆ',
        'ಹುಳು: ಮಾಸಲು ಬಿಳಿ, ನೇರಳೆ ಪಟ್ಟೆ, 25 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ತುದಿ ಕೊರಕ: ಬೆಳೆದ ಕಬ್ಬಿನ ತುದಿಯಲ್ಲಿ ಗೊಂಚಲು ಸುಳಿ, ಎಲೆಯಲ್ಲಿ ಸಾಲು ತೂತು',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'sugarcane-red-rot': {
    name: { en: 'Red rot of sugarcane', kn: 'ಕಬ್ಬಿನ ಕೆಂಪು ಕೊಳೆ ರೋಗ' },
    alt: {
      en: 'Sugarcane split lengthwise, red inside with white bands across; a leaf with a red rib',
      kn: 'ಸೀಳಿದ ಕಬ್ಬು ಒಳಗೆ ಕೆಂಪು, ಅಡ್ಡ ಬಿಳಿ ಪಟ್ಟೆ; ನಡು ನರ ಕೆಂಪಾದ ಎಲೆ',
    },
    marks: {
      en: [
        'The clump: the third or fourth leaf yellows, then the top dries',
        'The cane split: red, with white bands across',
        'Outside: the rind shrinks and loses colour; the rib of the leaf has red streaks',
        'The split cane smells sour, of spirit',
        'Near by: red tissue with white bands across',
        'Look-alike, wilt: the cane is hollow and dirty purple inside, no white bands across',
      ],
      kn: [
        'ಗುಂಪು: ಮೂರನೇ, ನಾಲ್ಕನೇ ಎಲೆ ಹಳದಿ, ಆಮೇಲೆ ತುದಿ ಒಣಗುತ್ತದೆ',
        'ಸೀಳಿದ ಕಬ್ಬು: ಕೆಂಪು, ಅಡ್ಡ ಬಿಳಿ ಪಟ್ಟೆ',
        'ಹೊರಗೆ: ತೊಗಟೆ ಸುಕ್ಕಾಗಿ ಬಣ್ಣಗೆಡುತ್ತದೆ; ಎಲೆಯ ನಡು ನರದಲ್ಲಿ ಕೆಂಪು ಗೆರೆ',
        'ಸೀಳಿದ ಕಬ್ಬು ಹುಳಿ, ಮದ್ಯದ ವಾಸನೆ',
        'ಹತ್ತಿರದಿಂದ: ಕೆಂಪು ಭಾಗ, ಅಡ್ಡ ಬಿಳಿ ಪಟ್ಟೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಸೊರಗು ರೋಗ: ಒಳಗೆ ಟೊಳ್ಳು, ಮಾಸಲು ನೇರಳೆ; ಅಡ್ಡ ಬಿಳಿ ಪಟ್ಟೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
  'sugarcane-smut': {
    name: { en: 'Smut of sugarcane', kn: 'ಕಬ್ಬಿನ ಕಾಡಿಗೆ ರೋಗ' },
    alt: {
      en: 'Sugarcane with long black whips in place of the top shoot, black dust, and thin grassy tillers',
      kn: 'ತುದಿ ಸುಳಿಯ ಬದಲು ಉದ್ದ ಕಪ್ಪು ಚಾವಟಿ, ಕಪ್ಪು ಪುಡಿ, ಹುಲ್ಲಿನಂಥ ತೆಂಡೆಯ ಕಬ್ಬು',
    },
    marks: {
      en: [
        'The clump: black whips stand above the leaves',
        'The whip: bent, first in a silver skin, then black dust flies from it',
        'A sick clump in the ratoon: many thin grassy tillers',
        'In the lens the skin bursts and the dust comes out; a whip is up to 600 mm long',
        'Look-alike, the flower (arrow) of cane: silvery, feathery, no black dust',
      ],
      kn: [
        'ಗುಂಪು: ಎಲೆಗಳ ಮೇಲೆ ಕಪ್ಪು ಚಾವಟಿ',
        'ಚಾವಟಿ: ಬಾಗಿದೆ, ಮೊದಲು ಬೆಳ್ಳಿ ಪೊರೆ, ಆಮೇಲೆ ಕಪ್ಪು ಪುಡಿ ಹಾರುತ್ತದೆ',
        'ಕೂಳೆಯಲ್ಲಿ ರೋಗದ ಗುಂಪು: ಹುಲ್ಲಿನಂಥ ಅನೇಕ ಸಣ್ಣ ತೆಂಡೆ',
        'ಮಸೂರದಲ್ಲಿ ಪೊರೆ ಒಡೆದು ಪುಡಿ ಹೊರಬರುತ್ತದೆ; ಚಾವಟಿ 600 ಮಿ.ಮೀ ವರೆಗೆ ಉದ್ದ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಬ್ಬಿನ ಸೂಲಂಗಿ (ಹೂ): ಬೆಳ್ಳಿ ಬಣ್ಣ, ಗರಿಯಂತೆ, ಕಪ್ಪು ಪುಡಿ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
  'sugarcane-iron': {
    name: { en: 'Iron deficiency of sugarcane', kn: 'ಕಬ್ಬಿನ ಕಬ್ಬಿಣ ಕೊರತೆ' },
    alt: {
      en: 'Sugarcane with pale young leaves striped by green veins, the youngest nearly white',
      kn: 'ಹಸಿರು ನರ ಗೆರೆಯ ಬಿಳಿಚಿದ ಎಳೆ ಎಲೆಯ ಕಬ್ಬು, ತೀರಾ ಎಳೆಯದು ಬಹುತೇಕ ಬಿಳಿ',
    },
    marks: {
      en: [
        'The clump: young leaves pale, old ones green',
        'The leaf: pale yellow with green veins along the whole length',
        'Later: the leaf is white, its tip dry',
        'Where it happens: soil with much lime, and ratoons',
        'Near by: green veins, pale yellow between them',
        'Look-alike, nitrogen hunger: the lower leaves yellow first, evenly, without stripes',
      ],
      kn: [
        'ಗುಂಪು: ಎಳೆ ಎಲೆ ಬಿಳಿಚಿವೆ, ಹಳೆಯವು ಹಸಿರು',
        'ಎಲೆ: ಉದ್ದಕ್ಕೂ ಹಸಿರು ನರ, ನಡುವೆ ತಿಳಿ ಹಳದಿ',
        'ಕೊನೆಗೆ: ಎಲೆ ಬಿಳಿ, ತುದಿ ಒಣ',
        'ಎಲ್ಲಿ ಬರುತ್ತದೆ: ಸುಣ್ಣ ಹೆಚ್ಚಿರುವ ಮಣ್ಣು, ಕೂಳೆ ಕಬ್ಬು',
        'ಹತ್ತಿರದಿಂದ: ನರ ಹಸಿರು, ನಡುವೆ ತಿಳಿ ಹಳದಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಸಾರಜನಕ ಕೊರತೆ: ಮೊದಲು ಕೆಳಗಿನ ಎಲೆ ಪೂರ್ತಿ ಹಳದಿ, ಗೆರೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 5A (Fe); textbook',
  },
};
