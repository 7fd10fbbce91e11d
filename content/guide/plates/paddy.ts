import type { Plate } from './plate.ts';

/** The plates of paddy. */
export const PADDY: Record<string, Plate> = {
  'paddy-stem-borer': {
    name: { en: 'Stem borer of paddy: dead heart and white ear', kn: 'ಭತ್ತದ ಕಾಂಡ ಕೊರಕ: ಒಣ ಸುಳಿ ಮತ್ತು ಬಿಳಿ ತೆನೆ' },
    alt: {
      en: 'A paddy hill with dry middle shoots, a stem cut open with a pale caterpillar inside, and a standing white ear beside a full one',
      kn: 'ನಡು ಸುಳಿ ಒಣಗಿದ ಭತ್ತದ ಗುಣಿ, ಒಳಗೆ ಹುಳುವಿರುವ ಸೀಳಿದ ಕಾಂಡ, ತುಂಬಿದ ತೆನೆಯ ಪಕ್ಕ ನೇರ ನಿಂತ ಬಿಳಿ ತೆನೆ',
    },
    marks: {
      en: [
        'The hill before flowering: middle shoots dry, outer leaves stay green',
        'Dead heart: the dry shoot pulls out easily; in the stem a cream caterpillar, at the base its hole',
        'White ear: left it stands upright with empty grains, right a full ear bends',
        'The yellow moth with one black dot on each wing, 14 mm; above it the egg mass, a brown felt near the leaf tip',
        'Look-alike, gall midge: a pale hollow tube in place of the shoot, it does not dry and does not pull out',
      ],
      kn: [
        'ತೆನೆಗೆ ಮುಂಚಿನ ಗುಣಿ: ನಡುವಿನ ಸುಳಿ ಒಣಗಿದೆ, ಸುತ್ತಲ ಎಲೆ ಹಸಿರು',
        'ಒಣ ಸುಳಿ: ಎಳೆದರೆ ಸುಲಭವಾಗಿ ಕಿತ್ತು ಬರುತ್ತದೆ; ಕಾಂಡದೊಳಗೆ ಕೆನೆ ಬಣ್ಣದ ಹುಳು, ಬುಡದಲ್ಲಿ ತೂತು',
        'ಬಿಳಿ ತೆನೆ: ಎಡಗಡೆ ಜೊಳ್ಳು ತುಂಬಿ ನೇರ ನಿಂತಿದೆ, ಬಲಗಡೆ ತುಂಬಿದ ತೆನೆ ಬಾಗಿದೆ',
        'ಹಳದಿ ಪತಂಗ, ಪ್ರತಿ ರೆಕ್ಕೆಯಲ್ಲಿ ಒಂದು ಕಪ್ಪು ಚುಕ್ಕೆ, 14 ಮಿ.ಮೀ; ಮೇಲೆ ಎಲೆ ತುದಿಯಲ್ಲಿ ಕಂದು ತುಪ್ಪಟದ ಮೊಟ್ಟೆ ಗುಂಪು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಣೆ ನೊಣ: ಸುಳಿಯ ಜಾಗದಲ್ಲಿ ಬಿಳಿಚಿದ ಟೊಳ್ಳು ಕೊಳವೆ; ಒಣಗುವುದಿಲ್ಲ, ಕಿತ್ತು ಬರುವುದಿಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'paddy-leaf-folder': {
    name: { en: 'Leaf folder of paddy', kn: 'ಭತ್ತದ ಎಲೆ ಸುರುಳಿ ಹುಳು' },
    alt: {
      en: 'A paddy leaf with white scraped streaks and a leaf folded lengthwise and tied with threads, a green caterpillar inside',
      kn: 'ಬಿಳಿ ಗೆರೆಯಂತೆ ಕೆರೆದ ಭತ್ತದ ಎಲೆ; ನೂಲಿನಿಂದ ಮಡಚಿದ ಎಲೆಯೊಳಗೆ ಹಸಿರು ಹುಳು',
    },
    marks: {
      en: [
        'The hill: some leaves folded and white',
        'A leaf opened: long white streaks, the green has been scraped away',
        'The folded leaf, its edges tied with threads; opened here, the caterpillar lies inside',
        'The moth, straw yellow with dark wavy lines, 18 mm across; below it the green caterpillar, 16 mm',
        'Look-alike, bacterial leaf blight: yellow wavy edges from the tip, the leaf is not folded and not scraped',
      ],
      kn: [
        'ಗುಣಿ: ಕೆಲವು ಎಲೆಗಳು ಮಡಚಿ ಬೆಳ್ಳಗಾಗಿವೆ',
        'ಬಿಡಿಸಿದ ಎಲೆ: ಹಸಿರು ಕೆರೆದು ಉದ್ದ ಬಿಳಿ ಗೆರೆಗಳಾಗಿವೆ',
        'ಅಂಚು ನೂಲಿನಿಂದ ಕಟ್ಟಿ ಮಡಚಿದ ಎಲೆ; ಬಿಡಿಸಿದರೆ ಒಳಗೆ ಹುಳು',
        'ಪತಂಗ: ಒಣಹುಲ್ಲಿನ ಹಳದಿ, ಕಪ್ಪು ಅಲೆ ಗೆರೆ, ಅಗಲ 18 ಮಿ.ಮೀ; ಕೆಳಗೆ ಹಸಿರು ಹುಳು, 16 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ದುಂಡಾಣು ಅಂಗಮಾರಿ: ತುದಿಯಿಂದ ಅಲೆಯಂತೆ ಹಳದಿ ಅಂಚು; ಎಲೆ ಮಡಚಿಲ್ಲ, ಕೆರೆದಿಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'paddy-brown-planthopper': {
    name: { en: 'Brown planthopper of paddy: hopper burn', kn: 'ಭತ್ತದ ಕಂದು ಜಿಗಿಹುಳು: ಸುಟ್ಟಂತೆ ಒಣಗುವುದು' },
    alt: {
      en: 'A green paddy field with round brown patches; the foot of a hill just above the water crowded with brown hoppers',
      kn: 'ಹಸಿರು ಗದ್ದೆಯಲ್ಲಿ ದುಂಡಗೆ ಒಣಗಿದ ತಾಣ; ನೀರಿನ ಮೇಲೆ ಭತ್ತದ ಬುಡದಲ್ಲಿ ಗುಂಪಾದ ಕಂದು ಜಿಗಿಹುಳು',
    },
    marks: {
      en: [
        'The field: round patches dry as if burnt and grow wider; below, one dried hill',
        'The foot of the hill: hoppers sit in crowds on the stems just above the water; part the hill to see them',
        'The hopper from the side: brown, with a roof of clear brown wings',
        'True size 4 mm; beside it the wingless young one, above it a darker adult',
        'Look-alike, green leafhopper: bright green with black wing tips, sits on the leaves and not at the foot; 4.5 mm',
      ],
      kn: [
        'ಗದ್ದೆ: ದುಂಡಗಿನ ತಾಣಗಳು ಸುಟ್ಟಂತೆ ಒಣಗಿ ದೊಡ್ಡದಾಗುತ್ತವೆ; ಕೆಳಗೆ ಒಣಗಿದ ಒಂದು ಗುಣಿ',
        'ಗುಣಿಯ ಬುಡ: ನೀರಿಗೆ ಸ್ವಲ್ಪ ಮೇಲೆ ಕಾಂಡದ ಮೇಲೆ ಹುಳುಗಳ ಗುಂಪು; ಗುಣಿಯನ್ನು ಬಿಡಿಸಿ ನೋಡಿ',
        'ಜಿಗಿಹುಳು ಪಕ್ಕದಿಂದ: ಕಂದು ಮೈ, ಚಾವಣಿಯಂತೆ ಕಂದು ರೆಕ್ಕೆ',
        'ನಿಜ ಗಾತ್ರ 4 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ರೆಕ್ಕೆಯಿಲ್ಲದ ಮರಿ, ಮೇಲೆ ಕಡು ಬಣ್ಣದ ದೊಡ್ಡ ಹುಳು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಸಿರು ಜಿಗಿಹುಳು: ಹಸಿರು, ರೆಕ್ಕೆ ತುದಿ ಕಪ್ಪು; ಬುಡದಲ್ಲಿ ಅಲ್ಲ, ಎಲೆಯ ಮೇಲೆ ಇರುತ್ತದೆ; 4.5 ಮಿ.ಮೀ',
      ],
    },
    source: 'facts 10 (thresholds), 1; textbook',
  },
  'paddy-green-leafhopper': {
    name: {
      en: 'Green leafhopper of paddy and the tungro it carries',
      kn: 'ಭತ್ತದ ಹಸಿರು ಜಿಗಿಹುಳು ಮತ್ತು ಅದು ಹರಡುವ ಟುಂಗ್ರೋ ನಂಜು',
    },
    alt: {
      en: 'A yellow paddy hill, leaves orange from the tip, with small green hoppers that have black wing tips',
      kn: 'ಹಳದಿಯಾದ ಭತ್ತದ ಗುಣಿ, ತುದಿಯಿಂದ ಕಿತ್ತಳೆ ಎಲೆ, ರೆಕ್ಕೆ ತುದಿ ಕಪ್ಪಾದ ಹಸಿರು ಹುಳು',
    },
    marks: {
      en: [
        'A hill with tungro, the virus the hopper carries: yellow, lower leaves orange, few tillers',
        'Leaves yellow to orange from the tip, rusty specks; the hoppers sit on them and run sideways',
        'The hopper: green, black wing tip and a black spot; true size 4.5 mm',
        'Tungro: a stunted yellow hill beside a sound one',
        'Look-alike of the insect, brown planthopper: 4 mm, brown all over, in crowds on the stems just above the water',
      ],
      kn: [
        'ಹುಳು ಹರಡುವ ಟುಂಗ್ರೋ ನಂಜು ತಗಲಿದ ಗುಣಿ: ಹಳದಿ, ಕೆಳಗಿನ ಎಲೆ ಕಿತ್ತಳೆ, ತೆಂಡೆ ಕಡಿಮೆ',
        'ಎಲೆ ತುದಿಯಿಂದ ಹಳದಿ, ಕಿತ್ತಳೆ, ತುಕ್ಕಿನ ಚುಕ್ಕೆ; ಹುಳುಗಳು ಎಲೆ ಮೇಲೆ ಅಡ್ಡ ಓಡುತ್ತವೆ',
        'ಜಿಗಿಹುಳು: ಹಸಿರು, ರೆಕ್ಕೆ ತುದಿ ಕಪ್ಪು, ಒಂದು ಕಪ್ಪು ಚುಕ್ಕೆ; ನಿಜ ಗಾತ್ರ 4.5 ಮಿ.ಮೀ',
        'ಟುಂಗ್ರೋ ನಂಜು: ಕುಳ್ಳಗಾದ ಹಳದಿ ಗುಣಿ, ಪಕ್ಕದಲ್ಲಿ ಒಳ್ಳೆಯದು',
        'ಈ ಹುಳುವಿನಂತೆ ಕಾಣುವುದು, ಕಂದು ಜಿಗಿಹುಳು: 4 ಮಿ.ಮೀ, ಪೂರ್ತಿ ಕಂದು, ನೀರಿಗೆ ಸ್ವಲ್ಪ ಮೇಲೆ ಬುಡದಲ್ಲಿ ಗುಂಪಾಗಿ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'paddy-gall-midge': {
    name: { en: 'Gall midge of paddy: silver shoot', kn: 'ಭತ್ತದ ಕಣೆ ನೊಣ: ಬೆಳ್ಳಿ ಕೊಳವೆ' },
    alt: {
      en: 'A paddy tiller with a pale hollow tube in place of its leaf, the base cut open with a pink maggot, and a small red midge',
      kn: 'ಎಲೆಯ ಬದಲು ಬಿಳಿಚಿದ ಕೊಳವೆಯಿರುವ ಭತ್ತದ ತೆಂಡೆ, ಸೀಳಿದ ಬುಡದಲ್ಲಿ ಗುಲಾಬಿ ಹುಳು, ಸಣ್ಣ ಕೆಂಪು ನೊಣ',
    },
    marks: {
      en: [
        'The hill: some tillers end in a pale tube like an onion leaf and bear no ear',
        'Silver shoot: hollow, silvery, with a closed tip, leaves around it green',
        'The base cut open: a small chamber with a pink maggot',
        'The midge: red belly, long legs like a mosquito; true size 3.5 mm, beside it the maggot',
        'Look-alike, stem borer: the middle shoot is dry and brown, pulls out, a hole at the base',
      ],
      kn: [
        'ಗುಣಿ: ಕೆಲವು ತೆಂಡೆಗಳ ತುದಿ ಈರುಳ್ಳಿ ಎಲೆಯಂಥ ಬಿಳಿಚಿದ ಕೊಳವೆ, ತೆನೆ ಬರುವುದಿಲ್ಲ',
        'ಬೆಳ್ಳಿ ಕೊಳವೆ: ಟೊಳ್ಳು, ಬೆಳ್ಳಿ ಬಣ್ಣ, ತುದಿ ಮುಚ್ಚಿದೆ; ಸುತ್ತಲ ಎಲೆ ಹಸಿರು',
        'ಸೀಳಿದ ಬುಡ: ಸಣ್ಣ ಗೂಡಿನಲ್ಲಿ ಗುಲಾಬಿ ಹುಳು',
        'ಕಣೆ ನೊಣ: ಕೆಂಪು ಹೊಟ್ಟೆ, ಸೊಳ್ಳೆಯಂತೆ ಉದ್ದ ಕಾಲು; ನಿಜ ಗಾತ್ರ 3.5 ಮಿ.ಮೀ, ಪಕ್ಕದಲ್ಲಿ ಹುಳು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಂಡ ಕೊರಕ: ನಡು ಸುಳಿ ಒಣಗಿ ಕಂದು, ಎಳೆದರೆ ಬರುತ್ತದೆ, ಬುಡದಲ್ಲಿ ತೂತು',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'paddy-gundhi-bug': {
    name: { en: 'Gundhi bug of paddy', kn: 'ಭತ್ತದ ತೆನೆ ತಿಗಣೆ' },
    alt: {
      en: 'Slender long-legged bugs on a milky paddy ear with empty pale grains among green ones',
      kn: 'ಹಾಲುಗಾಳಿನ ಭತ್ತದ ತೆನೆ ಮೇಲೆ ಉದ್ದ ಕಾಲಿನ ತೆಳು ತಿಗಣೆ; ಹಸಿರು ಕಾಳುಗಳ ನಡುವೆ ಬಿಳಿ ಜೊಳ್ಳು',
    },
    marks: {
      en: [
        'The hill at milk stage: bugs fly up when touched and smell',
        'The ear: single grains empty and pale between full green ones',
        'The bug: slender, green-brown, legs and feelers longer than the body; true size 17 mm',
        'Grains: sound, then sucked with a brown spot round the prick, then empty',
        'Look-alike, stem borer: the whole ear is white and stands upright, no spots on the grains',
      ],
      kn: [
        'ಹಾಲುಗಾಳಿನ ಹಂತ: ಮುಟ್ಟಿದರೆ ತಿಗಣೆ ಹಾರುತ್ತವೆ, ಕೆಟ್ಟ ವಾಸನೆ',
        'ತೆನೆ: ತುಂಬಿದ ಹಸಿರು ಕಾಳುಗಳ ನಡುವೆ ಬಿಡಿ ಬಿಡಿ ಜೊಳ್ಳು',
        'ತಿಗಣೆ: ತೆಳು, ಹಸಿರು ಕಂದು, ಕಾಲು ಮತ್ತು ಮೀಸೆ ಮೈಗಿಂತ ಉದ್ದ; ನಿಜ ಗಾತ್ರ 17 ಮಿ.ಮೀ',
        'ಕಾಳು: ಒಳ್ಳೆಯದು; ಚುಚ್ಚಿದ ಜಾಗದಲ್ಲಿ ಕಂದು ಚುಕ್ಕೆ; ಕೊನೆಗೆ ಜೊಳ್ಳು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಂಡ ಕೊರಕ: ಇಡೀ ತೆನೆ ಬಿಳಿ, ನೇರ ನಿಂತಿದೆ, ಕಾಳಿನಲ್ಲಿ ಚುಕ್ಕೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'paddy-blast': {
    name: { en: 'Blast of paddy: leaf, neck and node', kn: 'ಭತ್ತದ ಬೆಂಕಿ ರೋಗ: ಎಲೆ, ಕುತ್ತಿಗೆ, ಗೆಣ್ಣು' },
    alt: {
      en: 'A paddy leaf with spindle spots, pointed at both ends, brown rim and grey middle; a blackened neck below an empty ear',
      kn: 'ಎರಡು ತುದಿ ಚೂಪಾದ, ಕಂದು ಅಂಚು, ಬೂದು ನಡುವಿನ ವಜ್ರಾಕಾರದ ಕಲೆ; ಜೊಳ್ಳು ತೆನೆಯ ಕೆಳಗೆ ಕಪ್ಪಾದ ಕುತ್ತಿಗೆ',
    },
    marks: {
      en: [
        'The hill: spotted leaves, later broken ears',
        'The leaf: spots like a spindle, pointed at both ends, brown rim, grey middle, yellow round them',
        'Neck blast: the neck is black, the ear pale and empty; beside it a black node that breaks',
        'One spot under a lens; true length about 12 mm',
        'Look-alike, brown spot: small round or oval brown spots with a yellow ring, not pointed',
      ],
      kn: [
        'ಗುಣಿ: ಎಲೆಗಳಲ್ಲಿ ಕಲೆ, ಆಮೇಲೆ ಮುರಿದ ತೆನೆ',
        'ಎಲೆ: ವಜ್ರಾಕಾರದ ಕಲೆ, ಎರಡು ತುದಿ ಚೂಪು, ಕಂದು ಅಂಚು, ಬೂದು ನಡು, ಸುತ್ತ ಹಳದಿ',
        'ಕುತ್ತಿಗೆ ಬೆಂಕಿ: ಕುತ್ತಿಗೆ ಕಪ್ಪು, ತೆನೆ ಬಿಳಿಚಿ ಜೊಳ್ಳು; ಪಕ್ಕದಲ್ಲಿ ಕಪ್ಪಾಗಿ ಮುರಿಯುವ ಗೆಣ್ಣು',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಕಲೆ; ನಿಜ ಉದ್ದ ಸುಮಾರು 12 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಂದು ಚುಕ್ಕೆ ರೋಗ: ಸಣ್ಣ ದುಂಡು ಅಥವಾ ಅಂಡಾಕಾರದ ಕಂದು ಚುಕ್ಕೆ, ಹಳದಿ ಉಂಗುರ; ತುದಿ ಚೂಪಲ್ಲ',
      ],
    },
    source: 'facts 2, 10 (thresholds); textbook',
  },
  'paddy-sheath-blight': {
    name: { en: 'Sheath blight of paddy', kn: 'ಭತ್ತದ ಎಲೆ ಕವಚದ ಅಂಗಮಾರಿ ರೋಗ' },
    alt: {
      en: 'Paddy stems standing in water with oval grey-green patches with brown rims on their sheaths, climbing from the water line',
      kn: 'ನೀರಿನಲ್ಲಿ ನಿಂತ ಭತ್ತದ ಕಾಂಡ; ಎಲೆ ಕವಚದ ಮೇಲೆ ಕಂದು ಅಂಚಿನ ಬೂದು ಕಲೆ, ನೀರಿನ ಮಟ್ಟದಿಂದ ಮೇಲಕ್ಕೆ',
    },
    marks: {
      en: [
        'The hill after tillering: lower leaves die, ears fill badly',
        'The sheaths: oval grey-green patches with a brown rim begin at the water line and climb; threads and dark grains carry it',
        'A patch under a lens: white threads and brown grains of the fungus, true size up to 3 mm',
        'A leaf blade marked like the skin of a snake',
        'Look-alike, sheath rot: a brown rotten patch only on the top sheath, the ear stays half inside',
      ],
      kn: [
        'ತೆಂಡೆ ಒಡೆದ ನಂತರ: ಕೆಳಗಿನ ಎಲೆ ಒಣಗುತ್ತದೆ, ತೆನೆ ಸರಿಯಾಗಿ ತುಂಬುವುದಿಲ್ಲ',
        'ಕವಚ: ನೀರಿನ ಮಟ್ಟದಲ್ಲಿ ಕಂದು ಅಂಚಿನ ಅಂಡಾಕಾರದ ಬೂದು ಕಲೆ ಶುರುವಾಗಿ ಮೇಲೇರುತ್ತದೆ; ಬಿಳಿ ಎಳೆ, ಕಡು ಬಣ್ಣದ ಗುಳಿಗೆ ಹರಡುತ್ತವೆ',
        'ಮಸೂರದಲ್ಲಿ ಕಲೆ: ಶಿಲೀಂಧ್ರದ ಬಿಳಿ ಎಳೆ, ಕಂದು ಗುಳಿಗೆ; ಗುಳಿಗೆ 3 ಮಿ.ಮೀ ವರೆಗೆ',
        'ಎಲೆಯ ಮೇಲೆ ಹಾವಿನ ಚರ್ಮದಂಥ ಪಟ್ಟೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕವಚ ಕೊಳೆ: ಮೇಲಿನ ಕವಚದಲ್ಲಿ ಮಾತ್ರ ಕಂದು ಕೊಳೆ, ತೆನೆ ಅರ್ಧ ಒಳಗೇ ಉಳಿಯುತ್ತದೆ',
      ],
    },
    source: 'facts 2, 10 (thresholds); textbook',
  },
  'paddy-bacterial-leaf-blight': {
    name: { en: 'Bacterial leaf blight of paddy', kn: 'ಭತ್ತದ ದುಂಡಾಣು ಎಲೆ ಅಂಗಮಾರಿ ರೋಗ' },
    alt: {
      en: 'Paddy leaves yellow along both edges from the tip with a wavy border, amber drops on them; a cut leaf in a glass sends out a milky thread',
      kn: 'ತುದಿಯಿಂದ ಎರಡೂ ಅಂಚು ಅಲೆಯಂತೆ ಹಳದಿಯಾದ ಎಲೆ, ಮೇಲೆ ಅಂಟು ಹನಿ; ಲೋಟದ ನೀರಿನಲ್ಲಿ ಕತ್ತರಿಸಿದ ಎಲೆಯಿಂದ ಬಿಳಿ ಎಳೆ',
    },
    marks: {
      en: [
        'The hill: leaf tips and edges dry straw yellow',
        'Leaves: yellow from the tip down one or both edges, the border is wavy; amber drops in the morning',
        'The border under a lens: dried drops of bacteria on the yellow part',
        'Test: a cut leaf in clear water sends out a milky thread',
        'Look-alike, potash hunger: the scorched edge is narrow, even and straight, on old leaves, no drops',
      ],
      kn: [
        'ಗುಣಿ: ಎಲೆ ತುದಿ ಮತ್ತು ಅಂಚು ಒಣಹುಲ್ಲಿನಂತೆ ಹಳದಿ',
        'ಎಲೆ: ತುದಿಯಿಂದ ಒಂದು ಅಥವಾ ಎರಡು ಅಂಚು ಹಳದಿ, ಗಡಿ ಅಲೆಯಂತೆ; ಬೆಳಿಗ್ಗೆ ಅಂಟಿನ ಹನಿ',
        'ಮಸೂರದಲ್ಲಿ ಗಡಿ: ಹಳದಿ ಭಾಗದಲ್ಲಿ ದುಂಡಾಣುಗಳ ಒಣಗಿದ ಹನಿ',
        'ಪರೀಕ್ಷೆ: ಕತ್ತರಿಸಿದ ಎಲೆಯನ್ನು ತಿಳಿ ನೀರಿನಲ್ಲಿ ಇಟ್ಟರೆ ಹಾಲಿನಂಥ ಎಳೆ ಬರುತ್ತದೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಪೊಟ್ಯಾಷ್ ಕೊರತೆ: ಹಳೆ ಎಲೆಗಳಲ್ಲಿ ಅಂಚು ಮಾತ್ರ ಸಮನಾಗಿ ಸುಟ್ಟಂತೆ, ಹನಿ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'paddy-false-smut': {
    name: { en: 'False smut of paddy', kn: 'ಭತ್ತದ ಹುಸಿ ಕಾಡಿಗೆ ರೋಗ' },
    alt: {
      en: 'A ripe paddy ear on which single grains have become orange and dark green velvety balls',
      kn: 'ಮಾಗಿದ ತೆನೆಯಲ್ಲಿ ಕೆಲವು ಕಾಳು ಕಿತ್ತಳೆ ಮತ್ತು ಕಡು ಹಸಿರು ಉಂಡೆಗಳಾಗಿವೆ',
    },
    marks: {
      en: [
        'The hill at ripening: a few balls on the ears',
        'The ear: single grains become velvety balls, first orange, later dark green; the others fill',
        'A ball under a lens: layers, and powder that comes off on the finger; true size 10 mm',
        'The beginning: a yellow ball bursts out between the husks',
        'Look-alike, discoloured grain: black spots on grains that keep their shape, no ball, no powder',
      ],
      kn: [
        'ಮಾಗುವ ಹಂತ: ತೆನೆಯಲ್ಲಿ ಅಲ್ಲಲ್ಲಿ ಉಂಡೆ',
        'ತೆನೆ: ಬಿಡಿ ಕಾಳುಗಳು ಮಖಮಲ್ಲಿನಂಥ ಉಂಡೆ, ಮೊದಲು ಕಿತ್ತಳೆ, ಆಮೇಲೆ ಕಡು ಹಸಿರು; ಉಳಿದವು ತುಂಬುತ್ತವೆ',
        'ಮಸೂರದಲ್ಲಿ ಉಂಡೆ: ಪದರ ಪದರ, ಕೈಗೆ ಮೆತ್ತುವ ಪುಡಿ; ನಿಜ ಗಾತ್ರ 10 ಮಿ.ಮೀ',
        'ಆರಂಭ: ಹೊಟ್ಟಿನ ನಡುವಿಂದ ಹಳದಿ ಉಂಡೆ ಹೊರಬರುತ್ತದೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬಣ್ಣಗೆಟ್ಟ ಕಾಳು: ಕಾಳಿನ ಆಕಾರ ಹಾಗೇ ಇದ್ದು ಕಪ್ಪು ಚುಕ್ಕೆ; ಉಂಡೆ, ಪುಡಿ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'paddy-zinc-khaira': {
    name: { en: 'Zinc deficiency of paddy (khaira)', kn: 'ಭತ್ತದ ಸತು (ಜಿಂಕ್) ಕೊರತೆ (ಖೈರಾ)' },
    alt: {
      en: 'Young paddy in patches, stunted, with rust-brown spots on the lower leaves and a pale rib at the base of young leaves',
      kn: 'ಅಲ್ಲಲ್ಲಿ ಕುಳ್ಳಗಾದ ಎಳೆ ಭತ್ತ; ಕೆಳಗಿನ ಎಲೆಯಲ್ಲಿ ತುಕ್ಕಿನ ಬಣ್ಣದ ಚುಕ್ಕೆ, ಎಳೆ ಎಲೆಯ ಬುಡ ಬಿಳಿಚಿದೆ',
    },
    marks: {
      en: [
        'Two to four weeks after planting: stunted patches with brown lower leaves between sound hills',
        'A lower leaf: rust-brown specks run together, the base of the rib is pale',
        'A young leaf: the rib is whitish at the base',
        'Left a hungry hill, right a sound one of the same age; in the lens the rusty spots, without grey middle',
        'Look-alike, blast: spots pointed at both ends with a grey middle, also on upper leaves',
      ],
      kn: [
        'ನಾಟಿ ಮಾಡಿ ಎರಡರಿಂದ ನಾಲ್ಕು ವಾರ: ಒಳ್ಳೆ ಗುಣಿಗಳ ನಡುವೆ ಕುಳ್ಳಗಾಗಿ ಕೆಳ ಎಲೆ ಕಂದಾದ ತಾಣ',
        'ಕೆಳಗಿನ ಎಲೆ: ತುಕ್ಕಿನ ಚುಕ್ಕೆಗಳು ಒಂದಕ್ಕೊಂದು ಸೇರುತ್ತವೆ, ನರದ ಬುಡ ಬಿಳಿಚಿದೆ',
        'ಎಳೆ ಎಲೆ: ಬುಡದಲ್ಲಿ ನಡು ನರ ಬೆಳ್ಳಗೆ',
        'ಎಡಕ್ಕೆ ಕೊರತೆಯ ಗುಣಿ, ಬಲಕ್ಕೆ ಅದೇ ವಯಸ್ಸಿನ ಒಳ್ಳೆಯದು; ಮಸೂರದಲ್ಲಿ ತುಕ್ಕಿನ ಚುಕ್ಕೆ, ಬೂದು ನಡು ಇಲ್ಲ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬೆಂಕಿ ರೋಗ: ತುದಿ ಚೂಪಾದ ಕಲೆ, ಬೂದು ನಡು, ಮೇಲಿನ ಎಲೆಯಲ್ಲೂ',
      ],
    },
    source: 'facts 5A (Zn); textbook',
  },
};
