import type { Plate } from './plate.ts';

/** The plates of arecanut. */
export const ARECANUT: Record<string, Plate> = {
  'arecanut-koleroga': {
    name: { en: 'Koleroga (fruit rot) of arecanut', kn: 'ಅಡಿಕೆಯ ಕೊಳೆ ರೋಗ' },
    alt: {
      en: 'An areca palm with rotten nuts on the ground, and a bunch whose nuts are dark, wet and covered with white mould',
      kn: 'ಬುಡದಲ್ಲಿ ಕೊಳೆತ ಕಾಯಿ ಉದುರಿದ ಅಡಿಕೆ ಮರ; ಗೊನೆಯ ಕಾಯಿಗಳು ಕಪ್ಪಾಗಿ ಒದ್ದೆಯಾಗಿ ಬಿಳಿ ಬೂಜು ಮೆತ್ತಿವೆ',
    },
    marks: {
      en: [
        'The whole palm in the rains: green nuts rot and drop',
        'The bunch: some nuts still sound, most dark and soft from the tip or the cap',
        'A nut close by: first a dark green, water-soaked patch, then a white felt over it',
        'The mould under a lens: white threads with pear-shaped spore bags; rain splashes them on',
        'Look-alike, nut split: the husk bursts lengthwise, it is dry, with no wet patch and no mould',
      ],
      kn: [
        'ಮಳೆಗಾಲದ ಮರ: ಹಸಿರು ಕಾಯಿಗಳು ಕೊಳೆತು ಉದುರುತ್ತವೆ',
        'ಗೊನೆ: ಕೆಲವು ಕಾಯಿ ಚೆನ್ನಾಗಿವೆ, ಹೆಚ್ಚಿನವು ತುದಿಯಿಂದ ಅಥವಾ ತೊಟ್ಟಿನಿಂದ ಕಪ್ಪಾಗಿ ಮೆತ್ತಗಾಗಿವೆ',
        'ಹತ್ತಿರದಿಂದ ಕಾಯಿ: ಮೊದಲು ಕಡು ಹಸಿರು, ನೀರು ಕುಡಿದಂಥ ಕಲೆ; ಆಮೇಲೆ ಅದರ ಮೇಲೆ ಬಿಳಿ ಬೂಜು',
        'ಮಸೂರದಲ್ಲಿ ಬೂಜು: ಬಿಳಿ ಎಳೆಗಳು, ತುದಿಯಲ್ಲಿ ಬೀಜಕಣದ ಚೀಲ; ಮಳೆ ಹನಿ ಇದನ್ನು ಹರಡುತ್ತದೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಯಿ ಒಡೆಯುವುದು: ಸಿಪ್ಪೆ ಉದ್ದಕ್ಕೆ ಸೀಳಿರುತ್ತದೆ, ಒಣಗಿರುತ್ತದೆ; ಒದ್ದೆ ಕಲೆ, ಬೂಜು ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (koleroga), 15 q46; textbook',
  },
  'arecanut-yellow-leaf': {
    name: { en: 'Yellow leaf disease of arecanut', kn: 'ಅಡಿಕೆಯ ಹಳದಿ ಎಲೆ ರೋಗ' },
    alt: {
      en: 'An areca palm with a small yellow crown, a leaf whose leaflets are yellow from the tip, a cut nut dark inside and rotting root tips',
      kn: 'ಸುಳಿ ಸಣ್ಣದಾಗಿ ಹಳದಿಯಾದ ಅಡಿಕೆ ಮರ, ತುದಿಯಿಂದ ಹಳದಿಯಾದ ಗರಿ, ಒಳಗೆ ಕಪ್ಪಾದ ಕಾಯಿ, ಕೊಳೆತ ಬೇರಿನ ತುದಿ',
    },
    marks: {
      en: [
        'The whole palm: the crown is small and yellow, the trunk narrows, few nuts',
        'A leaf: leaflets yellow from the tip inwards, a green band stays along their ribs, then the tips dry',
        'Cut nuts: left a sound white kernel with brown lines, right a dark, soft kernel',
        'Roots: the tips turn black and rot, no grub is found in the soil',
        'Look-alike, natural ageing: only the lowest leaf is yellow or dry, all others are green',
      ],
      kn: [
        'ಇಡೀ ಮರ: ಮೇಲಿನ ಗರಿಗಳು ಸಣ್ಣದಾಗಿ ಹಳದಿ, ಕಾಂಡ ಸಣ್ಣಗಾಗುತ್ತದೆ, ಕಾಯಿ ಕಡಿಮೆ',
        'ಸೋಗೆ: ಎಸಳು ತುದಿಯಿಂದ ಹಳದಿಯಾಗುತ್ತದೆ, ನರದ ಬದಿ ಹಸಿರಾಗಿ ಉಳಿಯುತ್ತದೆ, ಕೊನೆಗೆ ತುದಿ ಒಣಗುತ್ತದೆ',
        'ಕತ್ತರಿಸಿದ ಕಾಯಿ: ಎಡಕ್ಕೆ ಕಂದು ಗೆರೆಯ ಒಳ್ಳೆ ಬಿಳಿ ಅಡಿಕೆ, ಬಲಕ್ಕೆ ಕಪ್ಪಾದ ಮೆತ್ತನೆಯ ಅಡಿಕೆ',
        'ಬೇರು: ತುದಿ ಕಪ್ಪಾಗಿ ಕೊಳೆಯುತ್ತದೆ, ಮಣ್ಣಿನಲ್ಲಿ ಗೊಣ್ಣೆ ಹುಳು ಇಲ್ಲ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಳೆ ಸೋಗೆ ಒಣಗುವುದು: ಎಲ್ಲಕ್ಕಿಂತ ಕೆಳಗಿನ ಸೋಗೆ ಮಾತ್ರ ಹಳದಿ, ಉಳಿದವು ಹಸಿರು',
      ],
    },
    source: 'facts 15 q46 (differs from koleroga); textbook',
  },
  'arecanut-leaf-spot': {
    name: { en: 'Leaf spot of arecanut', kn: 'ಅಡಿಕೆಯ ಎಲೆ ಚುಕ್ಕೆ ರೋಗ' },
    alt: {
      en: 'Areca leaflets with many brown spots, each with a yellow ring and a grey middle, running together; a nut with black spots',
      kn: 'ಹಳದಿ ಉಂಗುರ, ಬೂದು ನಡುಭಾಗದ ಕಂದು ಚುಕ್ಕೆಗಳಿರುವ ಅಡಿಕೆ ಎಸಳು; ಕಪ್ಪು ಚುಕ್ಕೆಯ ಕಾಯಿ',
    },
    marks: {
      en: [
        'The whole palm: the lower leaves are spotted and dry first',
        'Leaflets: brown spots with a yellow ring and a grey middle; they run together and the tip dries',
        'One spot under a lens: black dots of the fungus in the grey middle; below, a spot in its true size, 6 mm',
        'A green nut with small sunken black spots, in bad years',
        'Look-alike, mite: a fine yellow and bronze speckle over the whole leaflet, no ring, no grey middle',
      ],
      kn: [
        'ಇಡೀ ಮರ: ಕೆಳಗಿನ ಸೋಗೆಗಳಲ್ಲಿ ಮೊದಲು ಚುಕ್ಕೆ ಬಂದು ಒಣಗುತ್ತವೆ',
        'ಎಸಳು: ಹಳದಿ ಉಂಗುರ, ಬೂದು ನಡುಭಾಗದ ಕಂದು ಚುಕ್ಕೆ; ಒಂದಕ್ಕೊಂದು ಸೇರಿ ತುದಿ ಒಣಗುತ್ತದೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಚುಕ್ಕೆ: ಬೂದು ಭಾಗದಲ್ಲಿ ಶಿಲೀಂಧ್ರದ ಕಪ್ಪು ಚುಕ್ಕೆ; ಪಕ್ಕದಲ್ಲಿ ನಿಜ ಗಾತ್ರ, 6 ಮಿ.ಮೀ',
        'ರೋಗ ಹೆಚ್ಚಾದಾಗ ಹಸಿರು ಕಾಯಿಯ ಮೇಲೂ ತಗ್ಗಾದ ಕಪ್ಪು ಚುಕ್ಕೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಮೈಟ್ ನುಸಿ: ಇಡೀ ಎಸಳಿನ ಮೇಲೆ ಸಣ್ಣ ಹಳದಿ, ಕಂಚಿನ ಬಣ್ಣದ ಚುಕ್ಕೆ; ಉಂಗುರ, ಬೂದು ನಡುಭಾಗ ಇಲ್ಲ',
      ],
    },
    source: 'facts 15 q46 (differs from koleroga); textbook',
  },
  'arecanut-inflorescence-caterpillar': {
    name: { en: 'Inflorescence caterpillar of arecanut', kn: 'ಅಡಿಕೆಯ ಹೊಂಬಾಳೆ ಹುಳು' },
    alt: {
      en: 'An areca spathe with holes and an open flower bunch webbed together with droppings and two dark caterpillars in it',
      kn: 'ತೂತಿರುವ ಅಡಿಕೆ ಹಾಳೆ; ಬಲೆ, ಹಿಕ್ಕೆ ತುಂಬಿದ ಹಿಂಗಾರದಲ್ಲಿ ಎರಡು ಕಪ್ಪು ಹುಳು',
    },
    marks: {
      en: [
        'The whole palm: a flower bunch hangs brown and does not set',
        'The spathe: small holes with droppings, it opens late or not at all',
        'The opened bunch: flowers eaten, webbed together with silk and droppings, caterpillars inside; beside it bored young nuts',
        'The caterpillar, grey-brown with dark warts, 25 mm; above its bar the moth',
        'Look-alike, dieback of the bunch: branches dry black from the tip, with no silk, no holes and no droppings',
      ],
      kn: [
        'ಇಡೀ ಮರ: ಒಂದು ಹಿಂಗಾರ ಕಂದಾಗಿ ನೇತಾಡುತ್ತದೆ, ಕಾಯಿ ಕಟ್ಟುವುದಿಲ್ಲ',
        'ಹೊಂಬಾಳೆಯ ಹಾಳೆ: ಸಣ್ಣ ತೂತು, ಹಿಕ್ಕೆ; ತಡವಾಗಿ ಬಿರಿಯುತ್ತದೆ ಅಥವಾ ಬಿರಿಯುವುದೇ ಇಲ್ಲ',
        'ಬಿಡಿಸಿದ ಹಿಂಗಾರ: ಹೂ ತಿಂದು, ನೂಲು ಮತ್ತು ಹಿಕ್ಕೆಯಿಂದ ಗಂಟಾಗಿದೆ, ಒಳಗೆ ಹುಳು; ಪಕ್ಕದಲ್ಲಿ ಕೊರೆದ ಎಳೆ ಕಾಯಿ',
        'ಹುಳು: ಬೂದು ಕಂದು, ಮೈಮೇಲೆ ಕಪ್ಪು ಗುಳ್ಳೆ, 25 ಮಿ.ಮೀ; ಮೇಲೆ ಅದರ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಿಂಗಾರ ಒಣಗುವ ರೋಗ: ಎಳೆಗಳು ತುದಿಯಿಂದ ಕಪ್ಪಾಗಿ ಒಣಗುತ್ತವೆ; ನೂಲು, ತೂತು, ಹಿಕ್ಕೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'arecanut-mite': {
    name: { en: 'Mites of arecanut', kn: 'ಅಡಿಕೆಯ ಮೈಟ್ ನುಸಿ' },
    alt: {
      en: 'An areca leaflet speckled yellow and bronze above, with red mites and fine web along the rib below',
      kn: 'ಮೇಲೆ ಹಳದಿ, ಕಂಚಿನ ಚುಕ್ಕೆಯ ಅಡಿಕೆ ಎಸಳು; ಕೆಳಭಾಗದಲ್ಲಿ ಕೆಂಪು ಮೈಟ್ ನುಸಿ ಮತ್ತು ತೆಳು ಬಲೆ',
    },
    marks: {
      en: [
        'The whole palm in summer: lower leaves pale, then bronze',
        'Leaflet from above: fine yellow specks that run together and turn bronze',
        'Leaflet from below: red mites, white cast skins and fine web along the rib',
        'The mite, eight legs, dark patches on the sides; true size 0.4 mm, like red dust',
        'Look-alike, yellow leaf disease: whole leaflet tips are evenly yellow, nothing crawls underneath',
      ],
      kn: [
        'ಬೇಸಿಗೆಯ ಮರ: ಕೆಳಗಿನ ಸೋಗೆ ಬಿಳಿಚಿ, ಆಮೇಲೆ ಕಂಚಿನ ಬಣ್ಣ',
        'ಎಸಳಿನ ಮೇಲ್ಭಾಗ: ಸಣ್ಣ ಹಳದಿ ಚುಕ್ಕೆಗಳು ಸೇರಿ ಕಂಚಿನ ಬಣ್ಣವಾಗುತ್ತವೆ',
        'ಎಸಳಿನ ಕೆಳಭಾಗ: ನರದ ಬದಿ ಕೆಂಪು ಮೈಟ್ ನುಸಿ, ಬಿಳಿ ಪೊರೆ, ತೆಳು ಬಲೆ',
        'ಮೈಟ್ ನುಸಿ: ಎಂಟು ಕಾಲು, ಬದಿಯಲ್ಲಿ ಕಪ್ಪು ಮಚ್ಚೆ; ನಿಜ ಗಾತ್ರ 0.4 ಮಿ.ಮೀ, ಕೆಂಪು ಧೂಳಿನಂತೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಳದಿ ಎಲೆ ರೋಗ: ಎಸಳಿನ ತುದಿ ಪೂರ್ತಿ ಹಳದಿ; ಕೆಳಗೆ ಯಾವ ಹುಳವೂ ಓಡಾಡುವುದಿಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'arecanut-root-grub': {
    name: { en: 'Root grub of arecanut', kn: 'ಅಡಿಕೆಯ ಬೇರು ತಿನ್ನುವ ಗೊಣ್ಣೆ ಹುಳು' },
    alt: {
      en: 'A leaning yellow areca palm; soil cut open with bitten roots and fat white C-shaped grubs',
      kn: 'ವಾಲಿದ ಹಳದಿ ಅಡಿಕೆ ಮರ; ಮಣ್ಣಿನಲ್ಲಿ ಕಡಿದ ಬೇರು ಮತ್ತು ದಪ್ಪ ಬಿಳಿ ಗೊಣ್ಣೆ ಹುಳುಗಳು',
    },
    marks: {
      en: [
        'The whole palm: yellow, with a thin trunk, it leans and can be pushed over',
        'The soil cut open: roots bitten off short, fat white grubs between them',
        'The grub: white, bent like a C, brown head, six legs',
        'The beetle that lays the eggs after the first rains; below it a grub stretched out, true length 45 mm',
        'Look-alike, yellow leaf disease: the roots are whole but black at the tips, and there is no grub',
      ],
      kn: [
        'ಇಡೀ ಮರ: ಹಳದಿ, ಕಾಂಡ ಸಣ್ಣ, ವಾಲುತ್ತದೆ, ತಳ್ಳಿದರೆ ಬೀಳುತ್ತದೆ',
        'ಅಗೆದ ಮಣ್ಣು: ಬೇರುಗಳು ಮೊಟಕಾಗಿ ಕಡಿದಿವೆ, ನಡುವೆ ದಪ್ಪ ಬಿಳಿ ಹುಳು',
        'ಗೊಣ್ಣೆ ಹುಳು: ಬಿಳಿ, ಬಾಗಿದ ಮೈ, ಕಂದು ತಲೆ, ಆರು ಕಾಲು',
        'ಮೊದಲ ಮಳೆಯ ನಂತರ ಮೊಟ್ಟೆ ಇಡುವ ದುಂಬಿ; ಕೆಳಗೆ ಮೈ ಚಾಚಿದ ಹುಳು, ನಿಜ ಉದ್ದ 45 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಳದಿ ಎಲೆ ರೋಗ: ಬೇರು ಕಡಿದಿಲ್ಲ, ತುದಿ ಕಪ್ಪಾಗಿ ಕೊಳೆತಿದೆ, ಹುಳು ಇಲ್ಲ',
      ],
    },
    source: 'facts 8 (root grub, areca); textbook',
  },
  'arecanut-nut-split': {
    name: { en: 'Nut split of arecanut', kn: 'ಅಡಿಕೆಯ ಕಾಯಿ ಒಡೆಯುವುದು' },
    alt: {
      en: 'A bunch of yellow areca nuts, several with the husk burst lengthwise',
      kn: 'ಅಡಿಕೆ ಗೊನೆ; ಹಲವು ಹಳದಿ ಕಾಯಿಗಳ ಸಿಪ್ಪೆ ಉದ್ದಕ್ಕೆ ಸೀಳಿದೆ',
    },
    marks: {
      en: [
        'The whole palm looks healthy and green',
        'The bunch: nuts yellow early, the husk splits from the tip or the side',
        'A split nut: the crack runs lengthwise, dry, the fibre shows',
        'A split nut opened wide: fibre and kernel lie bare; to the right a sound nut',
        'Look-alike, koleroga: dark, wet patch with white mould, the husk does not burst',
      ],
      kn: [
        'ಇಡೀ ಮರ ಹಸಿರಾಗಿ ಚೆನ್ನಾಗಿ ಕಾಣುತ್ತದೆ',
        'ಗೊನೆ: ಕಾಯಿ ಬೇಗ ಹಳದಿಯಾಗಿ, ಸಿಪ್ಪೆ ತುದಿಯಿಂದ ಅಥವಾ ಬದಿಯಿಂದ ಸೀಳುತ್ತದೆ',
        'ಸೀಳಿದ ಕಾಯಿ: ಉದ್ದಕ್ಕೆ ಒಣ ಬಿರುಕು, ನಾರು ಕಾಣುತ್ತದೆ',
        'ಹೆಚ್ಚು ಸೀಳಿದ ಕಾಯಿ: ಒಳಗಿನ ನಾರು, ಅಡಿಕೆ ಹೊರಗೆ ಕಾಣುತ್ತವೆ; ಬಲಕ್ಕೆ ಒಳ್ಳೆಯ ಕಾಯಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕೊಳೆ ರೋಗ: ಒದ್ದೆಯಾದ ಕಪ್ಪು ಕಲೆ, ಬಿಳಿ ಬೂಜು; ಸಿಪ್ಪೆ ಸೀಳುವುದಿಲ್ಲ',
      ],
    },
    source: 'facts 5A (B); textbook',
  },
};
