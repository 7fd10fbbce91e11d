import type { Plate } from './plate.ts';

/** The plates of ragi and maize. */
export const MILLET_MAIZE: Record<string, Plate> = {
  'ragi-blast': {
    name: { en: 'Blast of ragi: leaf, neck and finger', kn: 'ರಾಗಿಯ ಬೆಂಕಿ ರೋಗ: ಎಲೆ, ಕುತ್ತಿಗೆ, ಬೆರಳು' },
    alt: {
      en: 'A ragi plant with blackened fingers, a leaf with spindle spots and an ear head pale above a black neck',
      kn: 'ಕಪ್ಪಾದ ತೆನೆ ಬೆರಳಿನ ರಾಗಿ ಗಿಡ, ವಜ್ರಾಕಾರದ ಕಲೆಯ ಎಲೆ, ಕಪ್ಪು ಕುತ್ತಿಗೆಯ ಮೇಲೆ ಬಿಳಿಚಿದ ತೆನೆ',
    },
    marks: {
      en: [
        'The plant: some heads with one or more black fingers, one wholly dark',
        'The leaf: spots pointed at both ends, brown rim, grey middle, 10 mm',
        'Finger blast: single fingers turn dark from the tip and their grain is shrivelled',
        'Neck blast: the stem below the head is black, the whole head pale and empty',
        'One spot of the leaf near by; beside it its true size',
        'Look-alike, brown leaf streak: narrow dark brown streaks without a grey middle',
      ],
      kn: [
        'ಗಿಡ: ಕೆಲವು ತೆನೆಯಲ್ಲಿ ಒಂದೆರಡು ಬೆರಳು ಕಪ್ಪು, ಒಂದು ತೆನೆ ಪೂರ್ತಿ ಕಪ್ಪು',
        'ಎಲೆ: ಎರಡು ತುದಿ ಚೂಪಾದ ಕಲೆ, ಕಂದು ಅಂಚು, ಬೂದು ನಡು, 10 ಮಿ.ಮೀ',
        'ಬೆರಳು ಬೆಂಕಿ: ಬಿಡಿ ಬೆರಳುಗಳು ತುದಿಯಿಂದ ಕಪ್ಪಾಗಿ ಕಾಳು ಜೊಳ್ಳಾಗುತ್ತದೆ',
        'ಕುತ್ತಿಗೆ ಬೆಂಕಿ: ತೆನೆಯ ಕೆಳಗಿನ ಕಾಂಡ ಕಪ್ಪು, ಇಡೀ ತೆನೆ ಬಿಳಿಚಿ ಜೊಳ್ಳು',
        'ಹತ್ತಿರದಿಂದ ಎಲೆಯ ಒಂದು ಕಲೆ; ಪಕ್ಕದಲ್ಲಿ ಅದರ ನಿಜ ಗಾತ್ರ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಂದು ಗೆರೆ ರೋಗ: ಸಣ್ಣ ಕಂದು ಗೆರೆಗಳು, ಬೂದು ನಡು ಇಲ್ಲ',
      ],
    },
    source: 'facts 15 q47, 2; textbook',
  },
  'maize-fall-armyworm': {
    name: { en: 'Fall armyworm of maize', kn: 'ಮುಸುಕಿನ ಜೋಳದ ಸೈನಿಕ ಹುಳು' },
    alt: {
      en: 'A maize whorl with ragged holes and sawdust-like droppings, a caterpillar with a pale inverted Y on its head and four dots in a square',
      kn: 'ತೂತುಬಿದ್ದ ಮುಸುಕಿನ ಜೋಳದ ಸುಳಿ, ಮರದ ಪುಡಿಯಂಥ ಹಿಕ್ಕೆ; ತಲೆಯ ಮೇಲೆ ತಲೆಕೆಳಗಾದ ವೈ ಗುರುತಿನ ಹುಳು',
    },
    marks: {
      en: [
        'The plant: rows of holes in the leaves',
        'The whorl: ragged holes, moist droppings like sawdust, the caterpillar inside',
        'A young leaf: small see-through windows, and below an egg mass under grey fur',
        'The caterpillar from above: a pale inverted Y on the head, four dark dots in a square near the tail; true length 35 mm; below the moth and the head',
        'Look-alike, stem borer: neat rows of small round holes across the leaf, no sawdust in the whorl',
      ],
      kn: [
        'ಗಿಡ: ಎಲೆಗಳಲ್ಲಿ ಸಾಲಾಗಿ ತೂತು',
        'ಸುಳಿ: ಹರಿದಂಥ ತೂತು, ಮರದ ಪುಡಿಯಂಥ ಹಸಿ ಹಿಕ್ಕೆ, ಒಳಗೆ ಹುಳು',
        'ಎಳೆ ಎಲೆ: ಸಣ್ಣ ಪಾರದರ್ಶಕ ಕಿಟಕಿ; ಕೆಳಗೆ ಬೂದು ತುಪ್ಪಟದ ಮೊಟ್ಟೆ ಗುಂಪು',
        'ಮೇಲಿನಿಂದ ಹುಳು: ತಲೆಯ ಮೇಲೆ ತಲೆಕೆಳಗಾದ ಬಿಳಿ ವೈ ಗುರುತು, ಬಾಲದ ಬಳಿ ಚೌಕಾಕಾರದಲ್ಲಿ ನಾಲ್ಕು ಕಪ್ಪು ಚುಕ್ಕೆ; ನಿಜ ಉದ್ದ 35 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪತಂಗ, ತಲೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಂಡ ಕೊರಕ: ಎಲೆಗೆ ಅಡ್ಡ ಸಾಲಾಗಿ ಸಣ್ಣ ದುಂಡು ತೂತು, ಸುಳಿಯಲ್ಲಿ ಪುಡಿ ಇಲ್ಲ',
      ],
    },
    source: 'facts 15 q15, 10 (thresholds); textbook',
  },
  'maize-downy-mildew': {
    name: { en: 'Downy mildew of maize', kn: 'ಮುಸುಕಿನ ಜೋಳದ ಕೇದಿಗೆ ರೋಗ' },
    alt: {
      en: 'A pale maize plant with yellow-striped upright leaves, white down under the leaf and a leafy tassel',
      kn: 'ಹಳದಿ ಪಟ್ಟೆಯ ಎಲೆಯ ಬಿಳಿಚಿದ ಮುಸುಕಿನ ಜೋಳದ ಗಿಡ, ಎಲೆ ಕೆಳಗೆ ಬಿಳಿ ಬೂಜು, ಎಲೆಯಾದ ಸೂಲಂಗಿ',
    },
    marks: {
      en: [
        'The plant: stunted, leaves narrow, pale and upright',
        'The leaf from above: pale yellow stripes along the whole length',
        'The leaf from below in the early morning: white down on the stripes',
        'The tassel turned into a tuft of leaves',
        'The down under a lens, like tiny trees',
        'Look-alike, zinc deficiency: one broad white band on each side of the rib of young leaves, no down',
      ],
      kn: [
        'ಗಿಡ: ಕುಳ್ಳು, ಎಲೆ ಕಿರಿದು, ಬಿಳಿಚಿ ನೆಟ್ಟಗಿದೆ',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ಉದ್ದಕ್ಕೂ ತಿಳಿ ಹಳದಿ ಪಟ್ಟೆ',
        'ಬೆಳಗಿನ ಜಾವ ಎಲೆ ಕೆಳಭಾಗ: ಪಟ್ಟೆಗಳ ಮೇಲೆ ಬಿಳಿ ಬೂಜು',
        'ಸೂಲಂಗಿ ಎಲೆಗಳ ಗೊಂಚಲಾಗಿದೆ',
        'ಮಸೂರದಲ್ಲಿ ಬೂಜು, ಸಣ್ಣ ಮರಗಳಂತೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಸತು ಕೊರತೆ: ಎಳೆ ಎಲೆಯ ನರದ ಎರಡೂ ಬದಿ ಒಂದೊಂದು ಅಗಲ ಬಿಳಿ ಪಟ್ಟೆ, ಬೂಜು ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (karnataka diseases), 16; textbook',
  },
  'maize-leaf-blight': {
    name: { en: 'Leaf blight of maize (turcicum)', kn: 'ಮುಸುಕಿನ ಜೋಳದ ಎಲೆ ಅಂಗಮಾರಿ ರೋಗ' },
    alt: {
      en: 'Maize leaves with long grey-brown patches shaped like a cigar',
      kn: 'ಬೀಡಿಯಾಕಾರದ ಉದ್ದ ಬೂದು ಕಂದು ಕಲೆಗಳ ಮುಸುಕಿನ ಜೋಳದ ಎಲೆ',
    },
    marks: {
      en: [
        'The plant: patches begin on the lower leaves and climb',
        'Leaves: long cigar-shaped grey-green to tan patches; they run together',
        'One patch under a lens: dark powder of the fungus in its middle; true length up to 120 mm',
        'A leaf dried through',
        'Look-alike, maydis leaf blight: many small tan patches with straight sides, between the veins',
      ],
      kn: [
        'ಗಿಡ: ಕೆಳಗಿನ ಎಲೆಯಲ್ಲಿ ಶುರುವಾಗಿ ಮೇಲೇರುತ್ತದೆ',
        'ಎಲೆ: ಬೀಡಿಯಾಕಾರದ ಉದ್ದ ಬೂದು, ಕಂದು ಕಲೆ; ಒಂದಕ್ಕೊಂದು ಸೇರುತ್ತವೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಕಲೆ: ನಡುವೆ ಶಿಲೀಂಧ್ರದ ಕಪ್ಪು ಪುಡಿ; ನಿಜ ಉದ್ದ 120 ಮಿ.ಮೀ ವರೆಗೆ',
        'ಪೂರ್ತಿ ಒಣಗಿದ ಎಲೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಮೇಡಿಸ್ ಅಂಗಮಾರಿ: ನರಗಳ ನಡುವೆ ನೇರ ಅಂಚಿನ ಅನೇಕ ಸಣ್ಣ ಕಂದು ಕಲೆ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
  'maize-zinc-white-bud': {
    name: { en: 'Zinc deficiency of maize (white bud)', kn: 'ಮುಸುಕಿನ ಜೋಳದ ಸತು (ಜಿಂಕ್) ಕೊರತೆ (ಬಿಳಿ ಸುಳಿ)' },
    alt: {
      en: 'A young maize plant with a whitish bud and a leaf with a broad white band on each side of its rib',
      kn: 'ಬಿಳಿಚಿದ ಸುಳಿಯ ಎಳೆ ಮುಸುಕಿನ ಜೋಳದ ಗಿಡ; ನರದ ಎರಡೂ ಬದಿ ಅಗಲ ಬಿಳಿ ಪಟ್ಟೆಯ ಎಲೆ',
    },
    marks: {
      en: [
        'The young plant: bud and upper leaves whitish, lower leaves green',
        'A young leaf: a broad white band on each side from the base, rib and edge stay green',
        'For comparison a sound leaf, green from rib to edge',
        'Near by: the white band lies between rib and edge',
        'Left a hungry plant with short joints, right a sound one',
        'Look-alike, downy mildew: many narrow yellow stripes, white down underneath in the morning',
      ],
      kn: [
        'ಎಳೆ ಗಿಡ: ಸುಳಿ ಮತ್ತು ಮೇಲಿನ ಎಲೆ ಬಿಳಿಚಿವೆ, ಕೆಳಗಿನವು ಹಸಿರು',
        'ಎಳೆ ಎಲೆ: ಬುಡದಿಂದ ಎರಡೂ ಬದಿ ಅಗಲ ಬಿಳಿ ಪಟ್ಟೆ, ನರ ಮತ್ತು ಅಂಚು ಹಸಿರು',
        'ಹೋಲಿಕೆಗೆ ಒಳ್ಳೆಯ ಎಲೆ: ನರದಿಂದ ಅಂಚಿನವರೆಗೆ ಹಸಿರು',
        'ಹತ್ತಿರದಿಂದ: ನರ ಮತ್ತು ಅಂಚಿನ ನಡುವೆ ಬಿಳಿ ಪಟ್ಟೆ',
        'ಎಡಕ್ಕೆ ಕೊರತೆಯ ಕುಳ್ಳು ಗಿಡ, ಬಲಕ್ಕೆ ಒಳ್ಳೆಯದು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕೇದಿಗೆ ರೋಗ: ಅನೇಕ ಸಣ್ಣ ಹಳದಿ ಪಟ್ಟೆ, ಬೆಳಿಗ್ಗೆ ಎಲೆ ಕೆಳಗೆ ಬಿಳಿ ಬೂಜು',
      ],
    },
    source: 'facts 5A (Zn); textbook',
  },
};
