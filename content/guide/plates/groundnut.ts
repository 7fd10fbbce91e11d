import type { Plate } from './plate.ts';

/** The plates of groundnut. */
export const GROUNDNUT: Record<string, Plate> = {
  'groundnut-leaf-miner': {
    name: { en: 'Leaf miner of groundnut', kn: 'ಶೇಂಗಾ (ಕಡಲೆಕಾಯಿ) ಎಲೆ ಸುರಂಗ ಹುಳು' },
    alt: {
      en: 'A groundnut plant brown as if burnt; leaflets with brown blotches, two leaflets webbed together with a caterpillar inside',
      kn: 'ಸುಟ್ಟಂತೆ ಕಂದಾದ ಶೇಂಗಾ ಗಿಡ; ಕಂದು ಕಲೆಯ ಎಲೆ; ನೂಲಿನಿಂದ ಕೂಡಿಸಿದ ಎಲೆಯೊಳಗೆ ಹುಳು',
    },
    marks: {
      en: [
        'The plant in dry weather: it looks burnt from far',
        'The leaf: brown blotches where the caterpillar mines',
        'Leaflets folded or webbed together, the caterpillar inside',
        'The caterpillar, green with a dark head, 7 mm; below the small moth with a white dot on each wing',
        'Look-alike, tikka: round dark spots with a yellow ring, no caterpillar, no web',
      ],
      kn: [
        'ಒಣ ಹವೆಯಲ್ಲಿ ಗಿಡ: ದೂರದಿಂದ ಸುಟ್ಟಂತೆ',
        'ಎಲೆ: ಹುಳು ಒಳಗೆ ತಿಂದ ಕಡೆ ಕಂದು ಕಲೆ',
        'ಮಡಚಿದ ಅಥವಾ ಕೂಡಿಸಿದ ಎಲೆ, ಒಳಗೆ ಹುಳು',
        'ಹುಳು: ಹಸಿರು, ಕಪ್ಪು ತಲೆ, 7 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪ್ರತಿ ರೆಕ್ಕೆಯಲ್ಲಿ ಬಿಳಿ ಚುಕ್ಕೆಯ ಸಣ್ಣ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಟಿಕ್ಕಾ: ಹಳದಿ ಉಂಗುರದ ದುಂಡು ಕಪ್ಪು ಚುಕ್ಕೆ; ಹುಳು, ನೂಲು ಇಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'groundnut-leaf-caterpillar': {
    name: { en: 'Leaf caterpillar of groundnut (Spodoptera)', kn: 'ಶೇಂಗಾ ಎಲೆ ತಿನ್ನುವ ಹುಳು' },
    alt: {
      en: 'Groundnut leaflets eaten to the veins by a dark caterpillar with yellow lines and black triangles; an egg mass below a leaf',
      kn: 'ಹಳದಿ ಗೆರೆ, ಕಪ್ಪು ತ್ರಿಕೋನದ ಹುಳು ನರ ಬಿಟ್ಟು ತಿಂದ ಶೇಂಗಾ ಎಲೆ; ಎಲೆ ಕೆಳಗೆ ಮೊಟ್ಟೆ ಗುಂಪು',
    },
    marks: {
      en: [
        'The plant: leaves eaten at night',
        'The leaf: holes, then only the veins are left',
        'Below a leaf: an egg mass under brown fur, and the small caterpillars that stay together',
        'The caterpillar, yellow lines and black triangles, 40 mm; below its moth',
        'Look-alike, red hairy caterpillar: reddish with long hair, after the first rains, walks in crowds',
      ],
      kn: [
        'ಗಿಡ: ರಾತ್ರಿ ಎಲೆ ತಿನ್ನುತ್ತವೆ',
        'ಎಲೆ: ತೂತು, ಕೊನೆಗೆ ನರ ಮಾತ್ರ',
        'ಎಲೆ ಕೆಳಗೆ: ಕಂದು ತುಪ್ಪಟದ ಮೊಟ್ಟೆ ಗುಂಪು, ಗುಂಪಾಗಿರುವ ಸಣ್ಣ ಹುಳು',
        'ಹುಳು: ಹಳದಿ ಗೆರೆ, ಕಪ್ಪು ತ್ರಿಕೋನ, 40 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕೆಂಪು ಕಂಬಳಿ ಹುಳು: ಕೆಂಪು, ಉದ್ದ ಕೂದಲು, ಮೊದಲ ಮಳೆಯ ನಂತರ ಗುಂಪಾಗಿ ಬರುತ್ತದೆ',
      ],
    },
    source: 'facts 10 (thresholds: Spodoptera); textbook',
  },
  'groundnut-thrips': {
    name: { en: 'Thrips of groundnut', kn: 'ಶೇಂಗಾ ಥ್ರಿಪ್ಸ್' },
    alt: {
      en: 'Groundnut leaflets with silvery streaks and raised edges; thrips in a folded bud',
      kn: 'ಬೆಳ್ಳಿಯಂಥ ಗೆರೆ, ಅಂಚು ಮೇಲೆದ್ದ ಶೇಂಗಾ ಎಲೆ; ಮಡಚಿದ ಕುಡಿಯಲ್ಲಿ ಥ್ರಿಪ್ಸ್',
    },
    marks: {
      en: [
        'The plant: young leaves pale',
        'The leaf: silvery grey streaks, edges folded up',
        'The bud: thrips sit inside the folded young leaves',
        'The thrips, true size 1.2 mm; it also carries the bud virus',
        'Look-alike, jassid: the leaf tip is yellow in the shape of a V',
      ],
      kn: [
        'ಗಿಡ: ಎಳೆ ಎಲೆ ಬಿಳಿಚಿದೆ',
        'ಎಲೆ: ಬೆಳ್ಳಿಯಂಥ ಬೂದು ಗೆರೆ, ಅಂಚು ಮೇಲಕ್ಕೆ ಮಡಚಿದೆ',
        'ಕುಡಿ: ಮಡಚಿದ ಎಳೆ ಎಲೆಯೊಳಗೆ ಥ್ರಿಪ್ಸ್',
        'ಥ್ರಿಪ್ಸ್, ನಿಜ ಗಾತ್ರ 1.2 ಮಿ.ಮೀ; ಕುಡಿ ಸಾಯುವ ನಂಜನ್ನೂ ಹರಡುತ್ತದೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಜಿಗಿಹುಳು: ಎಲೆ ತುದಿ ಮಾತ್ರ ತ್ರಿಕೋನವಾಗಿ ಹಳದಿ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'groundnut-tikka': {
    name: {
      en: 'Tikka leaf spot of groundnut: early and late',
      kn: 'ಶೇಂಗಾ ಟಿಕ್ಕಾ ಎಲೆ ಚುಕ್ಕೆ ರೋಗ: ಮುಂಚಿನದು, ತಡವಾದದ್ದು',
    },
    alt: {
      en: 'Groundnut leaflets with round brown spots in yellow rings above, and black spots below another leaflet',
      kn: 'ಮೇಲೆ ಹಳದಿ ಉಂಗುರದ ಕಂದು ಚುಕ್ಕೆ; ಇನ್ನೊಂದು ಎಲೆ ಕೆಳಭಾಗದಲ್ಲಿ ಕಪ್ಪು ಚುಕ್ಕೆ',
    },
    marks: {
      en: [
        'The plant: old leaves yellow and drop',
        'Early spot: brown, with a clear yellow ring, on the upper side',
        'Late spot: black, rough, hardly any ring, on the underside',
        'A late spot under a lens; true size of an early one 6 mm; beside it spots on the stalk',
        'Look-alike, rust: small orange pimples below that colour the finger',
      ],
      kn: [
        'ಗಿಡ: ಹಳೆ ಎಲೆ ಹಳದಿಯಾಗಿ ಉದುರುತ್ತವೆ',
        'ಮುಂಚಿನ ಚುಕ್ಕೆ: ಎಲೆ ಮೇಲೆ ಕಂದು, ಸ್ಪಷ್ಟ ಹಳದಿ ಉಂಗುರ',
        'ತಡದ ಚುಕ್ಕೆ: ಎಲೆ ಕೆಳಗೆ ಕಪ್ಪು, ಒರಟು, ಉಂಗುರ ಕಾಣುವುದೇ ಕಡಿಮೆ',
        'ಮಸೂರದಲ್ಲಿ ತಡದ ಚುಕ್ಕೆ; ಮುಂಚಿನದರ ನಿಜ ಗಾತ್ರ 6 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ತೊಟ್ಟಿನ ಮೇಲೆ ಚುಕ್ಕೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ತುಕ್ಕು: ಕೆಳಗೆ ಸಣ್ಣ ಕಿತ್ತಳೆ ಗುಳ್ಳೆ, ಕೈಗೆ ಬಣ್ಣ ಮೆತ್ತುತ್ತದೆ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'groundnut-stem-rot': {
    name: { en: 'Stem rot of groundnut', kn: 'ಶೇಂಗಾ ಕಾಂಡ ಕೊಳೆ ರೋಗ' },
    alt: {
      en: 'The foot of a groundnut plant with a fan of white threads and brown grains like mustard',
      kn: 'ಶೇಂಗಾ ಬುಡದಲ್ಲಿ ಬೀಸಣಿಗೆಯಂಥ ಬಿಳಿ ಎಳೆ, ಸಾಸಿವೆಯಂಥ ಕಂದು ಗುಳಿಗೆ',
    },
    marks: {
      en: [
        'The plant: single branches wilt and yellow',
        'The foot at the soil: white threads like a fan, brown grains like mustard',
        'Pods and pegs rot too',
        'Threads and grains under a lens; a grain is 1.5 mm',
        'Look-alike, collar rot: the collar is black and sooty, in young plants, no white threads',
      ],
      kn: [
        'ಗಿಡ: ಒಂದೊಂದು ಕೊಂಬೆ ಸೊರಗಿ ಹಳದಿ',
        'ಮಣ್ಣಿನ ಬಳಿ ಬುಡ: ಬೀಸಣಿಗೆಯಂತೆ ಬಿಳಿ ಎಳೆ, ಸಾಸಿವೆಯಂಥ ಗುಳಿಗೆ',
        'ಕಾಯಿ, ಊಡೂ ಕೊಳೆಯುತ್ತವೆ',
        'ಮಸೂರದಲ್ಲಿ ಎಳೆ, ಗುಳಿಗೆ; ಗುಳಿಗೆ 1.5 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕುತ್ತಿಗೆ ಕೊಳೆ: ಎಳೆ ಗಿಡದ ಬುಡ ಮಸಿಯಂತೆ ಕಪ್ಪು, ಬಿಳಿ ಎಳೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
  'groundnut-root-grub': {
    name: { en: 'Root grub of groundnut', kn: 'ಶೇಂಗಾ ಗೊಣ್ಣೆ ಹುಳು' },
    alt: {
      en: 'A wilted groundnut plant; below, its root bitten off, white C-shaped grubs and a bored pod',
      kn: 'ಸೊರಗಿದ ಶೇಂಗಾ ಗಿಡ; ಕೆಳಗೆ ಕಡಿದ ಬೇರು, ಬಾಗಿದ ಬಿಳಿ ಹುಳು, ತೂತಾದ ಕಾಯಿ',
    },
    marks: {
      en: [
        'The plant: wilts in patches and comes up when pulled',
        'In the soil: the root bitten off, grubs below, a pod with a hole',
        'The grub: white, bent like a C, brown head, six legs',
        'The beetle that lays the eggs; below it a grub stretched out, true length 35 mm',
        'Look-alike, stem rot: the root is whole, white threads and brown grains at the foot',
      ],
      kn: [
        'ಗಿಡ: ತಾಣ ತಾಣವಾಗಿ ಸೊರಗುತ್ತದೆ, ಎಳೆದರೆ ಕಿತ್ತು ಬರುತ್ತದೆ',
        'ಮಣ್ಣಿನಲ್ಲಿ: ಬೇರು ಕಡಿದಿದೆ, ಕೆಳಗೆ ಹುಳು, ತೂತಾದ ಕಾಯಿ',
        'ಗೊಣ್ಣೆ ಹುಳು: ಬಿಳಿ, ಬಾಗಿದ ಮೈ, ಕಂದು ತಲೆ, ಆರು ಕಾಲು',
        'ಮೊಟ್ಟೆ ಇಡುವ ದುಂಬಿ; ಕೆಳಗೆ ಮೈ ಚಾಚಿದ ಹುಳು, ನಿಜ ಉದ್ದ 35 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಂಡ ಕೊಳೆ: ಬೇರು ಕಡಿದಿಲ್ಲ, ಬುಡದಲ್ಲಿ ಬಿಳಿ ಎಳೆ, ಕಂದು ಗುಳಿಗೆ',
      ],
    },
    source: 'facts 8 (root grub, groundnut); textbook',
  },
  'groundnut-empty-pods': {
    name: { en: 'Empty pods of groundnut (calcium hunger)', kn: 'ಶೇಂಗಾ ಜೊಳ್ಳು ಕಾಯಿ (ಕ್ಯಾಲ್ಸಿಯಂ ಕೊರತೆ)' },
    alt: {
      en: 'Groundnut pods of full size, opened: the kernels are shrivelled or missing',
      kn: 'ದೊಡ್ಡದಾಗೇ ಇರುವ ಶೇಂಗಾ ಕಾಯಿ; ಒಡೆದರೆ ಬೀಜ ಸುಕ್ಕುಗಟ್ಟಿದೆ ಅಥವಾ ಇಲ್ಲ',
    },
    marks: {
      en: [
        'The plant is green and bushy',
        'Pods of full size from outside',
        'The same pods opened: kernels shrivelled, the shell nearly empty',
        'Near by: only two small wrinkled kernels in a large shell',
        'Where calcium is needed: white grains of gypsum in the top soil, where the pegs go down',
        'To compare: full pods with two sound kernels',
      ],
      kn: [
        'ಗಿಡ ಹಸಿರಾಗಿ ಚೆನ್ನಾಗಿದೆ',
        'ಹೊರಗಿನಿಂದ ಕಾಯಿ ದೊಡ್ಡದೇ',
        'ಅದೇ ಕಾಯಿ ಒಡೆದಾಗ: ಬೀಜ ಸುಕ್ಕು, ಕಾಯಿ ಜೊಳ್ಳು',
        'ಹತ್ತಿರದಿಂದ: ದೊಡ್ಡ ಕಾಯಿಯಲ್ಲಿ ಸುಕ್ಕಿದ ಎರಡು ಸಣ್ಣ ಬೀಜ ಮಾತ್ರ',
        'ಕ್ಯಾಲ್ಸಿಯಂ ಬೇಕಾದ ಜಾಗ: ಊಡು ಇಳಿಯುವ ಮೇಲ್ಮಣ್ಣಿನಲ್ಲಿ ಜಿಪ್ಸಂನ ಬಿಳಿ ಹರಳು',
        'ಹೋಲಿಸಿ ನೋಡಿ: ಎರಡು ಒಳ್ಳೆ ಬೀಜ ತುಂಬಿದ ಕಾಯಿ',
      ],
    },
    source: 'facts 5A (Ca); textbook',
  },
  'groundnut-iron': {
    name: { en: 'Iron deficiency of groundnut', kn: 'ಶೇಂಗಾ ಕಬ್ಬಿಣ ಕೊರತೆ' },
    alt: {
      en: 'A groundnut plant with pale yellow young leaves whose veins stay green, old leaves green',
      kn: 'ನರ ಹಸಿರು ಉಳಿದ ತಿಳಿ ಹಳದಿ ಎಳೆ ಎಲೆಯ ಶೇಂಗಾ ಗಿಡ; ಹಳೆ ಎಲೆ ಹಸಿರು',
    },
    marks: {
      en: [
        'The plant: young leaves yellow, old ones green',
        'The leaf: yellow between veins that stay green',
        'Later: the young leaf almost white, edges dry',
        'Where it happens: soil with much lime, or water standing',
        'Near by: green veins, yellow between them',
        'Look-alike, nitrogen hunger: the old, lower leaves are yellow, the young ones green',
      ],
      kn: [
        'ಗಿಡ: ಎಳೆ ಎಲೆ ಹಳದಿ, ಹಳೆಯವು ಹಸಿರು',
        'ಎಲೆ: ನರ ಹಸಿರು, ನಡುವೆ ಹಳದಿ',
        'ಕೊನೆಗೆ: ಎಳೆ ಎಲೆ ಬಹುತೇಕ ಬಿಳಿ, ಅಂಚು ಒಣ',
        'ಎಲ್ಲಿ ಬರುತ್ತದೆ: ಸುಣ್ಣ ಹೆಚ್ಚಿರುವ ಅಥವಾ ನೀರು ನಿಂತ ಮಣ್ಣು',
        'ಹತ್ತಿರದಿಂದ: ನರ ಹಸಿರು, ನಡುವೆ ಹಳದಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಸಾರಜನಕ ಕೊರತೆ: ಕೆಳಗಿನ ಹಳೆ ಎಲೆ ಹಳದಿ, ಎಳೆ ಎಲೆ ಹಸಿರು',
      ],
    },
    source: 'facts 5A (Fe); textbook',
  },
};
