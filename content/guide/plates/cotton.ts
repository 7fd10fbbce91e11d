import type { Plate } from './plate.ts';

/** The plates of cotton. */
export const COTTON: Record<string, Plate> = {
  'cotton-jassid': {
    name: { en: 'Green leafhopper (jassid) of cotton', kn: 'ಹತ್ತಿಯ ಹಸಿರು ಜಿಗಿಹುಳು' },
    alt: {
      en: 'A cotton leaf yellow and red along its edge and cupped down; green hoppers below the leaf',
      kn: 'ಅಂಚು ಹಳದಿ, ಕೆಂಪಾಗಿ ಕೆಳಕ್ಕೆ ಬಾಗಿದ ಹತ್ತಿ ಎಲೆ; ಕೆಳಗೆ ಹಸಿರು ಜಿಗಿಹುಳು',
    },
    marks: {
      en: [
        'The plant: leaf edges red all over the plant, as if burnt',
        'The leaf: yellow, then red from the edge inward, the middle stays green; beside it the edges cupped down',
        'The leaf from below: hoppers that run sideways',
        'The hopper, pale green with a black dot near each wing tip, true size 3 mm; beside it the young one',
        'Look-alike, reddening from magnesium hunger or cold: the whole leaf is red, veins stay green, no hoppers',
      ],
      kn: [
        'ಗಿಡ: ಎಲ್ಲೆಡೆ ಎಲೆ ಅಂಚು ಸುಟ್ಟಂತೆ ಕೆಂಪು',
        'ಎಲೆ: ಅಂಚಿನಿಂದ ಹಳದಿ, ಆಮೇಲೆ ಕೆಂಪು, ನಡು ಹಸಿರು; ಪಕ್ಕದಲ್ಲಿ ಕೆಳಕ್ಕೆ ಬಾಗಿದ ಅಂಚು',
        'ಎಲೆ ಕೆಳಭಾಗ: ಅಡ್ಡ ಓಡುವ ಹುಳುಗಳು',
        'ಜಿಗಿಹುಳು: ತಿಳಿ ಹಸಿರು, ರೆಕ್ಕೆ ತುದಿ ಬಳಿ ಕಪ್ಪು ಚುಕ್ಕೆ, ನಿಜ ಗಾತ್ರ 3 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಮರಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಮೆಗ್ನೀಸಿಯಂ ಕೊರತೆ ಅಥವಾ ಚಳಿಯ ಕೆಂಪು: ಇಡೀ ಎಲೆ ಕೆಂಪು, ನರ ಹಸಿರು, ಹುಳು ಇಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'cotton-whitefly': {
    name: { en: 'Whitefly of cotton', kn: 'ಹತ್ತಿಯ ಬಿಳಿ ನೊಣ' },
    alt: {
      en: 'A cotton leaf sticky with black mould, and whiteflies with flat yellow young under another',
      kn: 'ಅಂಟಿನಿಂದ ಕಪ್ಪು ಬೂಜು ಹಿಡಿದ ಹತ್ತಿ ಎಲೆ; ಇನ್ನೊಂದರ ಕೆಳಗೆ ಬಿಳಿ ನೊಣ, ಚಪ್ಪಟೆ ಮರಿ',
    },
    marks: {
      en: [
        'The plant: dull, flies rise when it is shaken',
        'The leaf from above: yellow specks, sticky, black sooty mould',
        'The leaf from below: flies and their flat young',
        'The whitefly, true size 1 mm; beside it the young one',
        'Look-alike, aphid: dark green, wingless, with two small pipes at the rear; 2 mm',
      ],
      kn: [
        'ಗಿಡ: ಕಳೆಗುಂದಿದೆ, ಅಲುಗಿಸಿದರೆ ನೊಣ ಹಾರುತ್ತವೆ',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ಹಳದಿ ಚುಕ್ಕೆ, ಅಂಟು, ಕಪ್ಪು ಬೂಜು',
        'ಎಲೆ ಕೆಳಭಾಗ: ನೊಣ, ಚಪ್ಪಟೆ ಮರಿ',
        'ಬಿಳಿ ನೊಣ, ನಿಜ ಗಾತ್ರ 1 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಮರಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಸಸ್ಯಹೇನು: ಕಡು ಹಸಿರು, ರೆಕ್ಕೆ ಇಲ್ಲ, ಹಿಂಭಾಗದಲ್ಲಿ ಎರಡು ಸಣ್ಣ ಕೊಳವೆ; 2 ಮಿ.ಮೀ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'cotton-thrips': {
    name: { en: 'Thrips of cotton', kn: 'ಹತ್ತಿಯ ಥ್ರಿಪ್ಸ್' },
    alt: {
      en: 'A young cotton plant with silvery leaves, edges turned up; thrips along the veins below',
      kn: 'ಬೆಳ್ಳಿಯಂತೆ ಹೊಳೆಯುವ, ಅಂಚು ಮೇಲಕ್ಕೆ ತಿರುಗಿದ ಎಳೆ ಹತ್ತಿ ಎಲೆ; ಕೆಳಗೆ ನರದ ಬದಿ ಥ್ರಿಪ್ಸ್',
    },
    marks: {
      en: [
        'The young plant: dull silver leaves, slow growth',
        'The leaf from above: silvery grey streaks; below it the same leaf from the side, its edges cupped up',
        'The leaf from below: silvery streaks along the veins, black droppings, thrips',
        'The thrips, fringed wings, true size 1 mm',
        'Look-alike, red mite: red-brown specks and web',
      ],
      kn: [
        'ಎಳೆ ಗಿಡ: ಕಳೆಗುಂದಿದ ಬೆಳ್ಳಿ ಬಣ್ಣದ ಎಲೆ, ಬೆಳವಣಿಗೆ ನಿಧಾನ',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ಬೆಳ್ಳಿಯಂಥ ಬೂದು ಗೆರೆ; ಕೆಳಗೆ ಅದೇ ಎಲೆ ಬದಿಯಿಂದ, ಅಂಚು ಮೇಲಕ್ಕೆ ಬಾಗಿದೆ',
        'ಎಲೆ ಕೆಳಭಾಗ: ನರದ ಬದಿ ಬೆಳ್ಳಿ ಗೆರೆ, ಕಪ್ಪು ಹಿಕ್ಕೆ, ಥ್ರಿಪ್ಸ್',
        'ಥ್ರಿಪ್ಸ್: ಕೂದಲಿನ ರೆಕ್ಕೆ, ನಿಜ ಗಾತ್ರ 1 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕೆಂಪು ಮೈಟ್ ನುಸಿ: ಕೆಂಪು ಕಂದು ಚುಕ್ಕೆ, ಬಲೆ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'cotton-pink-bollworm': {
    name: { en: 'Pink bollworm of cotton', kn: 'ಹತ್ತಿಯ ಗುಲಾಬಿ ಕಾಯಿ ಕೊರಕ' },
    alt: {
      en: 'A cotton flower that stays twisted shut beside an open one; a boll with a pinhole; a boll cut open with a pink caterpillar among eaten seeds',
      kn: 'ತೆರೆದ ಹೂವಿನ ಪಕ್ಕ ತಿರುಚಿ ಮುಚ್ಚಿಕೊಂಡ ಹತ್ತಿ ಹೂ; ಸಣ್ಣ ತೂತಿನ ಕಾಯಿ; ಸೀಳಿದ ಕಾಯಿಯಲ್ಲಿ ಬೀಜ ತಿನ್ನುವ ಗುಲಾಬಿ ಹುಳು',
    },
    marks: {
      en: [
        'The plant looks healthy from outside',
        'Left a rosette flower, petals tied shut, right an open flower; below a boll with one tiny hole',
        'The boll opened: seeds eaten, the pink caterpillar; above stained, badly opened cotton',
        'The caterpillar, pink, 12 mm; below its small brown moth',
        'Look-alike, bollworm: a large hole with droppings outside, a big green caterpillar; 38 mm',
      ],
      kn: [
        'ಗಿಡ ಹೊರಗಿನಿಂದ ಚೆನ್ನಾಗಿ ಕಾಣುತ್ತದೆ',
        'ಎಡಕ್ಕೆ ದಳ ಅಂಟಿ ಮುಚ್ಚಿದ ಹೂ (ರೋಸೆಟ್), ಬಲಕ್ಕೆ ತೆರೆದ ಹೂ; ಕೆಳಗೆ ಒಂದೇ ಸಣ್ಣ ತೂತಿನ ಕಾಯಿ',
        'ಸೀಳಿದ ಕಾಯಿ: ತಿಂದ ಬೀಜ, ಗುಲಾಬಿ ಹುಳು; ಮೇಲೆ ಕಲೆಯಾಗಿ ಸರಿಯಾಗಿ ಬಿರಿಯದ ಹತ್ತಿ',
        'ಹುಳು: ಗುಲಾಬಿ, 12 ಮಿ.ಮೀ; ಕೆಳಗೆ ಸಣ್ಣ ಕಂದು ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಯಿ ಕೊರಕ: ದೊಡ್ಡ ತೂತು, ಹೊರಗೆ ಹಿಕ್ಕೆ, ದೊಡ್ಡ ಹಸಿರು ಹುಳು; 38 ಮಿ.ಮೀ',
      ],
    },
    source: 'facts 15 q49, 10 (thresholds); textbook',
  },
  'cotton-bollworm': {
    name: { en: 'Bollworm of cotton', kn: 'ಹತ್ತಿಯ ಕಾಯಿ ಕೊರಕ' },
    alt: {
      en: 'A cotton boll with a large hole and droppings and a striped caterpillar half in it; a bored square with its bracts spread',
      kn: 'ದೊಡ್ಡ ತೂತು, ಹಿಕ್ಕೆಯ ಹತ್ತಿ ಕಾಯಿ, ಅರ್ಧ ಒಳಗಿರುವ ಪಟ್ಟೆ ಹುಳು; ಎಸಳು ಅಗಲಿದ ಮೊಗ್ಗು',
    },
    marks: {
      en: [
        'The plant: squares and small bolls on the ground',
        'The boll: a large round hole, droppings, the caterpillar half inside',
        'A bored square: bracts yellow and spread wide; below eggs on a leaf',
        'The caterpillar, green or brown with side stripes, 38 mm; below its moth',
        'Look-alike, pink bollworm: only a pinhole, the pink caterpillar stays inside; 12 mm',
      ],
      kn: [
        'ಗಿಡ: ಮೊಗ್ಗು, ಸಣ್ಣ ಕಾಯಿ ಉದುರಿವೆ',
        'ಕಾಯಿ: ದೊಡ್ಡ ದುಂಡು ತೂತು, ಹಿಕ್ಕೆ, ಅರ್ಧ ಒಳಗೆ ಹುಳು',
        'ಕೊರೆದ ಮೊಗ್ಗು: ಎಸಳು ಹಳದಿಯಾಗಿ ಅಗಲಿವೆ; ಕೆಳಗೆ ಎಲೆ ಮೇಲೆ ಮೊಟ್ಟೆ',
        'ಹುಳು: ಹಸಿರು ಅಥವಾ ಕಂದು, ಬದಿ ಪಟ್ಟೆ, 38 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಗುಲಾಬಿ ಕಾಯಿ ಕೊರಕ: ಸಣ್ಣ ತೂತು ಮಾತ್ರ, ಗುಲಾಬಿ ಹುಳು ಒಳಗೇ; 12 ಮಿ.ಮೀ',
      ],
    },
    source: 'facts 1; textbook',
  },
  'cotton-leaf-spot': {
    name: { en: 'Leaf spot of cotton (Alternaria)', kn: 'ಹತ್ತಿಯ ಎಲೆ ಚುಕ್ಕೆ ರೋಗ' },
    alt: {
      en: 'A cotton leaf with round brown spots of rings and small holes where the middle has dropped out',
      kn: 'ಉಂಗುರದ ದುಂಡು ಕಂದು ಚುಕ್ಕೆ, ನಡು ಉದುರಿ ತೂತಾದ ಹತ್ತಿ ಎಲೆ',
    },
    marks: {
      en: [
        'The plant: spotted from the lower leaves',
        'The leaf: round brown spots with rings, later the middle drops out',
        'The boll: small dark spots',
        'One spot under a lens; true size up to 8 mm',
        'Look-alike, bacterial blight: black spots with corners, stopped by the veins, no rings',
      ],
      kn: [
        'ಗಿಡ: ಕೆಳಗಿನ ಎಲೆಗಳಿಂದ ಚುಕ್ಕೆ',
        'ಎಲೆ: ಉಂಗುರದ ದುಂಡು ಕಂದು ಚುಕ್ಕೆ, ಆಮೇಲೆ ನಡು ಉದುರುತ್ತದೆ',
        'ಕಾಯಿ: ಸಣ್ಣ ಕಪ್ಪು ಚುಕ್ಕೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಚುಕ್ಕೆ; ನಿಜ ಗಾತ್ರ 8 ಮಿ.ಮೀ ವರೆಗೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ದುಂಡಾಣು ಅಂಗಮಾರಿ: ನರಗಳ ನಡುವೆ ಮೂಲೆಯಿರುವ ಕಪ್ಪು ಚುಕ್ಕೆ, ಉಂಗುರ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2; textbook',
  },
};
