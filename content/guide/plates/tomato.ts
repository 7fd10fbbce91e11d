import type { Plate } from './plate.ts';

/** The plates of tomato. */
export const TOMATO: Record<string, Plate> = {
  'tomato-fruit-borer': {
    name: { en: 'Fruit borer of tomato', kn: 'ಟೊಮೆಟೊ ಕಾಯಿ ಕೊರಕ' },
    alt: {
      en: 'A tomato with a round hole and a striped caterpillar half inside it, droppings below; a rotten fruit with holes',
      kn: 'ದುಂಡು ತೂತಿನ ಟೊಮೆಟೊ, ಅರ್ಧ ಒಳಗೆ ಹೊಕ್ಕ ಪಟ್ಟೆಯ ಹುಳು, ಕೆಳಗೆ ಹಿಕ್ಕೆ; ತೂತಾಗಿ ಕೊಳೆತ ಹಣ್ಣು',
    },
    marks: {
      en: [
        'The plant: fruits of all ages are bored',
        'The fruit: one clean round hole, the caterpillar with its head inside, its rear outside',
        'A bored fruit rots; below it eggs laid one by one on a leaf',
        'The caterpillar, green or brown with pale side stripes, 35 mm; below its moth',
        'Look-alike, pinworm: many pin-sized holes under the calyx, pale blotches on the leaves',
      ],
      kn: [
        'ಗಿಡ: ಎಳೆಯ, ಬಲಿತ ಎಲ್ಲ ಕಾಯಿಗೂ ತೂತು',
        'ಹಣ್ಣು: ಒಂದು ದುಂಡು ತೂತು, ಹುಳುವಿನ ತಲೆ ಒಳಗೆ, ಹಿಂಭಾಗ ಹೊರಗೆ',
        'ತೂತಾದ ಹಣ್ಣು ಕೊಳೆಯುತ್ತದೆ; ಕೆಳಗೆ ಎಲೆ ಮೇಲೆ ಒಂದೊಂದಾಗಿ ಇಟ್ಟ ಮೊಟ್ಟೆ',
        'ಹುಳು: ಹಸಿರು ಅಥವಾ ಕಂದು, ಬದಿಯಲ್ಲಿ ತಿಳಿ ಪಟ್ಟೆ, 35 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಟೂಟಾ ಹುಳು: ತೊಟ್ಟಿನ ಬಳಿ ಸೂಜಿ ಮೊನೆಯಷ್ಟು ಅನೇಕ ತೂತು, ಎಲೆಯಲ್ಲಿ ಬಿಳಿಚಿದ ಕಲೆ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'tomato-pinworm': {
    name: { en: 'Pinworm (Tuta) of tomato', kn: 'ಟೊಮೆಟೊ ಎಲೆ ಸುರಂಗ ಪತಂಗ (ಟೂಟಾ)' },
    alt: {
      en: 'Tomato leaflets with wide pale blotches, dark droppings inside them; a green fruit with pinholes under the calyx',
      kn: 'ಒಳಗೆ ಕಪ್ಪು ಹಿಕ್ಕೆಯಿರುವ ಅಗಲ ಬಿಳಿಚಿದ ಕಲೆಯ ಟೊಮೆಟೊ ಎಲೆ; ತೊಟ್ಟಿನ ಬಳಿ ಸಣ್ಣ ತೂತಿನ ಕಾಯಿ',
    },
    marks: {
      en: [
        'The plant: leaves dry from below as if scorched',
        'The leaf: wide see-through blotches, in each the droppings as a dark heap and a small caterpillar',
        'The fruit: several pinholes under the calyx',
        'The caterpillar, green with a pink back when grown, 8 mm; below the small grey moth with dark dots',
        'Look-alike, leaf miner fly: a thin winding white line, never on the fruit',
      ],
      kn: [
        'ಗಿಡ: ಕೆಳಗಿನಿಂದ ಎಲೆ ಸುಟ್ಟಂತೆ ಒಣಗುತ್ತದೆ',
        'ಎಲೆ: ಪಾರದರ್ಶಕ ಅಗಲ ಕಲೆ, ಪ್ರತಿಯೊಂದರಲ್ಲೂ ಕಪ್ಪು ಹಿಕ್ಕೆ ಮತ್ತು ಸಣ್ಣ ಹುಳು',
        'ಕಾಯಿ: ತೊಟ್ಟಿನ ಎಸಳಿನ ಕೆಳಗೆ ಹಲವು ಸಣ್ಣ ತೂತು',
        'ಹುಳು: ಹಸಿರು, ಬೆಳೆದಾಗ ಗುಲಾಬಿ, 8 ಮಿ.ಮೀ; ಕೆಳಗೆ ಕಪ್ಪು ಚುಕ್ಕೆಯ ಬೂದು ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ರಂಗೋಲಿ ಹುಳು: ಸಣ್ಣ ಅಂಕುಡೊಂಕು ಬಿಳಿ ಗೆರೆ, ಕಾಯಿಗೆ ಬರುವುದಿಲ್ಲ',
      ],
    },
    source: 'facts 10 (thresholds); textbook',
  },
  'tomato-leaf-miner': {
    name: { en: 'Leaf miner of tomato', kn: 'ಟೊಮೆಟೊ ಎಲೆ ಸುರಂಗ ಹುಳು (ರಂಗೋಲಿ ಹುಳು)' },
    alt: {
      en: 'A tomato leaf with winding white lines like a rangoli on every leaflet, and a tiny black and yellow fly',
      kn: 'ಪ್ರತಿ ಎಲೆಯಲ್ಲಿ ರಂಗೋಲಿಯಂಥ ಬಿಳಿ ಗೆರೆಗಳಿರುವ ಟೊಮೆಟೊ ಎಲೆ; ಕಪ್ಪು ಹಳದಿ ಸಣ್ಣ ನೊಣ',
    },
    marks: {
      en: [
        'The plant: lower leaves marked first',
        'The leaf: a thin white line that winds and grows wider as the maggot grows',
        'The fly, black and yellow; true size 2 mm',
        'The yellow maggot from inside the leaf, and its pupa',
        'Look-alike, pinworm: wide blotches instead of lines, holes in fruits too',
      ],
      kn: [
        'ಗಿಡ: ಮೊದಲು ಕೆಳಗಿನ ಎಲೆಗಳಲ್ಲಿ',
        'ಎಲೆ: ಅಂಕುಡೊಂಕಾದ ಸಣ್ಣ ಬಿಳಿ ಗೆರೆ; ಹುಳು ಬೆಳೆದಂತೆ ಗೆರೆ ಅಗಲವಾಗುತ್ತದೆ',
        'ನೊಣ: ಕಪ್ಪು ಮತ್ತು ಹಳದಿ; ನಿಜ ಗಾತ್ರ 2 ಮಿ.ಮೀ',
        'ಎಲೆಯೊಳಗಿನ ಹಳದಿ ಹುಳು, ಅದರ ಕೋಶ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಟೂಟಾ: ಗೆರೆಯಲ್ಲ, ಅಗಲ ಕಲೆ; ಕಾಯಿಗೂ ತೂತು',
      ],
    },
    source: 'facts 1; textbook',
  },
  'tomato-leaf-curl': {
    name: {
      en: 'Leaf curl of tomato (virus carried by whitefly)',
      kn: 'ಟೊಮೆಟೊ ಎಲೆ ಸುರುಳಿ ನಂಜು ರೋಗ (ಬಿಳಿ ನೊಣ ಹರಡುತ್ತದೆ)',
    },
    alt: {
      en: 'A stunted pale tomato plant; small puckered leaflets with yellow rolled edges; whiteflies under a leaf',
      kn: 'ಕುಳ್ಳಗಾದ ಬಿಳಿಚಿದ ಟೊಮೆಟೊ ಗಿಡ; ಹಳದಿ ಅಂಚು ಮಡಚಿದ ಸಣ್ಣ ಎಲೆಗಳು; ಎಲೆ ಕೆಳಗೆ ಬಿಳಿ ನೊಣ',
    },
    marks: {
      en: [
        'The plant: stunted and bushy, top leaves small and yellow, no fruit',
        'A young leaf: leaflets small, puckered, cupped like a boat, edges yellow and rolled up',
        'Underside of a leaf: white flies and pale scales of their young',
        'The whitefly that carries the virus, true size 1 mm; beside it the flat young one',
        'Look-alike, leaf roll from heat or wet: only lower leaves roll into tubes, they stay large and green',
      ],
      kn: [
        'ಗಿಡ: ಕುಳ್ಳು, ಪೊದೆಯಂತೆ, ಮೇಲಿನ ಎಲೆ ಸಣ್ಣ, ಹಳದಿ, ಕಾಯಿ ಇಲ್ಲ',
        'ಎಳೆ ಎಲೆ: ಸಣ್ಣ, ಸುಕ್ಕು, ದೋಣಿಯಂತೆ ಅಂಚು ಹಳದಿಯಾಗಿ ಮೇಲಕ್ಕೆ ಮಡಚಿದೆ',
        'ಎಲೆಯ ಕೆಳಭಾಗ: ಬಿಳಿ ನೊಣ ಮತ್ತು ಮರಿಗಳು',
        'ನಂಜು ಹರಡುವ ಬಿಳಿ ನೊಣ, ನಿಜ ಗಾತ್ರ 1 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಚಪ್ಪಟೆ ಮರಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬಿಸಿಲು ಅಥವಾ ಹೆಚ್ಚು ನೀರಿಗೆ ಎಲೆ ಸುತ್ತಿಕೊಳ್ಳುವುದು: ಕೆಳಗಿನ ಎಲೆ ಮಾತ್ರ ಕೊಳವೆಯಂತೆ, ದೊಡ್ಡದು, ಹಸಿರು',
      ],
    },
    source: 'facts 15 q14; textbook',
  },
  'tomato-thrips': {
    name: { en: 'Thrips of tomato and the spotted wilt they carry', kn: 'ಟೊಮೆಟೊ ಥ್ರಿಪ್ಸ್ ಮತ್ತು ಅದು ಹರಡುವ ಚುಕ್ಕೆ ನಂಜು' },
    alt: {
      en: 'A tomato plant with bronze top leaves, leaflets with silver specks and brown rings, a fruit with yellow rings',
      kn: 'ಮೇಲಿನ ಎಲೆ ಕಂಚಿನ ಬಣ್ಣದ ಟೊಮೆಟೊ ಗಿಡ; ಬೆಳ್ಳಿ ಚುಕ್ಕೆ, ಕಂದು ಉಂಗುರದ ಎಲೆ; ಹಳದಿ ಉಂಗುರದ ಹಣ್ಣು',
    },
    marks: {
      en: [
        'The plant: the top is bronze and stands still',
        'The leaf: silvery grey streaks where thrips have scraped, brown rings of the virus',
        'The fruit: yellow rings one in the other',
        'The thrips, slender with fringed wings; true size 1.2 mm, like a moving splinter',
        'Look-alike, red mite: fine yellow specks, web and mites underneath, no rings',
      ],
      kn: [
        'ಗಿಡ: ತುದಿ ಕಂಚಿನ ಬಣ್ಣ, ಬೆಳವಣಿಗೆ ನಿಲ್ಲುತ್ತದೆ',
        'ಎಲೆ: ಕೆರೆದ ಜಾಗ ಬೆಳ್ಳಿಯಂತೆ, ನಂಜಿನ ಕಂದು ಉಂಗುರ',
        'ಹಣ್ಣು: ಒಂದರೊಳಗೊಂದು ಹಳದಿ ಉಂಗುರ',
        'ಥ್ರಿಪ್ಸ್: ತೆಳು ಮೈ, ಕೂದಲಿನ ರೆಕ್ಕೆ; ನಿಜ ಗಾತ್ರ 1.2 ಮಿ.ಮೀ, ಓಡಾಡುವ ಸಿಬಿರಿನಂತೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕೆಂಪು ಮೈಟ್ ನುಸಿ: ಸಣ್ಣ ಹಳದಿ ಚುಕ್ಕೆ, ಕೆಳಗೆ ಬಲೆ ಮತ್ತು ಮೈಟ್ ನುಸಿ; ಉಂಗುರ ಇಲ್ಲ',
      ],
    },
    source: 'facts 1; textbook',
  },
  'tomato-mite': {
    name: { en: 'Spider mite of tomato', kn: 'ಟೊಮೆಟೊ ಮೈಟ್ ನುಸಿ' },
    alt: {
      en: 'A tomato plant with pale and bronze leaves and web at the top; yellow-specked leaflets, mites below',
      kn: 'ಬಿಳಿಚಿದ, ಕಂಚಿನ ಎಲೆಯ ಟೊಮೆಟೊ ಗಿಡ, ತುದಿಯಲ್ಲಿ ಬಲೆ; ಹಳದಿ ಚುಕ್ಕೆಯ ಎಲೆ, ಕೆಳಗೆ ಮೈಟ್ ನುಸಿ',
    },
    marks: {
      en: [
        'The plant in dry heat: leaves pale, then bronze, fine web over the top',
        'The leaf from above: dull, with countless fine yellow specks',
        'The leaf from below: red mites, white cast skins, fine web',
        'The mite, red, eight legs and two dark patches, true size 0.5 mm; beside it its eggs',
        'Look-alike, thrips: a slender insect of 1.2 mm, silver streaks and brown rings, no web',
      ],
      kn: [
        'ಒಣ ಬಿಸಿಲಿನಲ್ಲಿ: ಎಲೆ ಬಿಳಿಚಿ ಕಂಚಿನ ಬಣ್ಣ, ತುದಿಯಲ್ಲಿ ತೆಳು ಬಲೆ',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ಕಳೆಗುಂದಿದೆ, ಲೆಕ್ಕವಿಲ್ಲದಷ್ಟು ಸಣ್ಣ ಹಳದಿ ಚುಕ್ಕೆ',
        'ಎಲೆ ಕೆಳಭಾಗ: ಕೆಂಪು ಮೈಟ್ ನುಸಿ, ಬಿಳಿ ಪೊರೆ, ತೆಳು ಬಲೆ',
        'ಮೈಟ್ ನುಸಿ: ಕೆಂಪು, ಎಂಟು ಕಾಲು, ಎರಡು ಕಪ್ಪು ಮಚ್ಚೆ, ನಿಜ ಗಾತ್ರ 0.5 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಮೊಟ್ಟೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಥ್ರಿಪ್ಸ್: 1.2 ಮಿ.ಮೀ ತೆಳು ಹುಳು, ಬೆಳ್ಳಿಯಂಥ ಗೆರೆ, ಕಂದು ಉಂಗುರ; ಬಲೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 1; textbook',
  },
  'tomato-early-blight': {
    name: { en: 'Early blight of tomato', kn: 'ಟೊಮೆಟೊ ಮುಂಚಿನ ಅಂಗಮಾರಿ ರೋಗ' },
    alt: {
      en: 'A tomato leaf with round brown spots of rings, each with a yellow border; lower leaves yellow; a fruit with a dark ringed spot at the stalk',
      kn: 'ಉಂಗುರ ಉಂಗುರದ ಕಂದು ಚುಕ್ಕೆ, ಸುತ್ತ ಹಳದಿಯ ಟೊಮೆಟೊ ಎಲೆ; ಕೆಳಗಿನ ಎಲೆ ಹಳದಿ; ತೊಟ್ಟಿನ ಬಳಿ ಕಪ್ಪು ಚುಕ್ಕೆಯ ಹಣ್ಣು',
    },
    marks: {
      en: [
        'The plant: old lower leaves yellow and spotted first',
        'The leaf: round brown spots with rings like a target and a yellow border',
        'Fruit and stem: a dark sunken ringed spot at the stalk end, a long one on the stem',
        'One spot under a lens; true size up to 12 mm',
        'Look-alike, late blight: large dark wet patches from the edge, no rings, white down below',
      ],
      kn: [
        'ಗಿಡ: ಮೊದಲು ಕೆಳಗಿನ ಹಳೆ ಎಲೆ ಹಳದಿ, ಚುಕ್ಕೆ',
        'ಎಲೆ: ಒಂದರೊಳಗೊಂದು ಬಳೆಯಂಥ ಉಂಗುರವಿರುವ ದುಂಡು ಕಂದು ಚುಕ್ಕೆ, ಸುತ್ತ ಹಳದಿ',
        'ಹಣ್ಣು, ಕಾಂಡ: ತೊಟ್ಟಿನ ಬಳಿ ತಗ್ಗಾದ ಕಪ್ಪು ಉಂಗುರ, ಕಾಂಡದ ಮೇಲೆ ಉದ್ದ ಕಲೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಚುಕ್ಕೆ; ನಿಜ ಗಾತ್ರ 12 ಮಿ.ಮೀ ವರೆಗೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ತಡ ಅಂಗಮಾರಿ: ಅಂಚಿನಿಂದ ದೊಡ್ಡ ಒದ್ದೆ ಕಪ್ಪು ಕಲೆ, ಉಂಗುರ ಇಲ್ಲ, ಕೆಳಗೆ ಬಿಳಿ ಬೂಜು',
      ],
    },
    source: 'facts 2; textbook',
  },
  'tomato-late-blight': {
    name: { en: 'Late blight of tomato', kn: 'ಟೊಮೆಟೊ ತಡ ಅಂಗಮಾರಿ ರೋಗ' },
    alt: {
      en: 'A tomato leaf whose leaflets are dark and wet from the edge, white down below, a fruit with a hard brown patch',
      kn: 'ಅಂಚಿನಿಂದ ಕಪ್ಪಾಗಿ ಒದ್ದೆಯಾದ ಟೊಮೆಟೊ ಎಲೆ, ಕೆಳಗೆ ಬಿಳಿ ಬೂಜು, ಗಟ್ಟಿ ಕಂದು ಕಲೆಯ ಹಣ್ಣು',
    },
    marks: {
      en: [
        'The plant in cool wet days: it blackens within a few days',
        'The leaf: grey-green, then dark patches from tip and edge',
        'The leaf from below in the morning: white down along the border of the patch',
        'The down under a lens; beside it a black stem and a fruit with a hard brown patch',
        'Look-alike, early blight: round spots with rings and a yellow border',
      ],
      kn: [
        'ತಂಪು ಮಳೆಯ ದಿನಗಳಲ್ಲಿ: ಕೆಲವೇ ದಿನಕ್ಕೆ ಕಪ್ಪಾಗುತ್ತದೆ',
        'ಎಲೆ: ತುದಿ, ಅಂಚಿನಿಂದ ಮೊದಲು ಬೂದು ಹಸಿರು, ಆಮೇಲೆ ಕಪ್ಪು ಕಲೆ',
        'ಬೆಳಿಗ್ಗೆ ಎಲೆ ಕೆಳಭಾಗ: ಕಲೆಯ ಅಂಚಿನಲ್ಲಿ ಬಿಳಿ ಬೂಜು',
        'ಮಸೂರದಲ್ಲಿ ಬೂಜು; ಪಕ್ಕದಲ್ಲಿ ಕಪ್ಪಾದ ಕಾಂಡ, ಗಟ್ಟಿ ಕಂದು ಕಲೆಯ ಹಣ್ಣು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಮುಂಚಿನ ಅಂಗಮಾರಿ: ಉಂಗುರದ ದುಂಡು ಚುಕ್ಕೆ, ಸುತ್ತ ಹಳದಿ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'tomato-bacterial-wilt': {
    name: { en: 'Bacterial wilt of tomato', kn: 'ಟೊಮೆಟೊ ದುಂಡಾಣು ಸೊರಗು ರೋಗ' },
    alt: {
      en: 'A tomato plant wilted while green; a stem brown inside; a cut stem in a glass sends out a white thread',
      kn: 'ಹಸಿರಾಗಿರುವಾಗಲೇ ಸೊರಗಿದ ಟೊಮೆಟೊ ಗಿಡ; ಒಳಗೆ ಕಂದಾದ ಕಾಂಡ; ಲೋಟದ ನೀರಿನಲ್ಲಿ ಕಾಂಡದಿಂದ ಬಿಳಿ ಎಳೆ',
    },
    marks: {
      en: [
        'The plant: leaves and tip hang limp while they are green, all of it in a few days',
        'The stem split: the pith is brown',
        'The stem cut across: brown, milky drops come out',
        'Test: the cut stem in clear water sends out white threads',
        'What the threads are made of: bacteria, far too small for the eye',
        'Water in the furrow carries them from the sick plant to the sound one',
        'Look-alike, fusarium wilt: lower leaves yellow first, a brown ring in the stem, no thread in water',
      ],
      kn: [
        'ಗಿಡ: ಹಸಿರಿರುವಾಗಲೇ ಎಲೆ, ಕುಡಿ ಬಾಡಿ ಜೋತು ಬೀಳುತ್ತವೆ, ಕೆಲವೇ ದಿನದಲ್ಲಿ ಪೂರ್ತಿ',
        'ಸೀಳಿದ ಕಾಂಡ: ತಿರುಳು ಕಂದು',
        'ಅಡ್ಡ ಕತ್ತರಿಸಿದ ಕಾಂಡ: ಕಂದು, ಹಾಲಿನಂಥ ಹನಿ',
        'ಪರೀಕ್ಷೆ: ತಿಳಿ ನೀರಿನಲ್ಲಿ ಕಾಂಡದಿಂದ ಬಿಳಿ ಎಳೆ',
        'ಎಳೆಯಲ್ಲಿರುವ ದುಂಡಾಣು: ಕಣ್ಣಿಗೆ ಕಾಣದಷ್ಟು ಸಣ್ಣವು',
        'ಸಾಲಿನ ನೀರು ರೋಗದ ಗಿಡದಿಂದ ಒಳ್ಳೆಯ ಗಿಡಕ್ಕೆ ಹರಡುತ್ತದೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಶಿಲೀಂಧ್ರ ಸೊರಗು: ಮೊದಲು ಕೆಳ ಎಲೆ ಹಳದಿ, ಕಾಂಡದಲ್ಲಿ ಕಂದು ಉಂಗುರ, ನೀರಿನಲ್ಲಿ ಎಳೆ ಬರುವುದಿಲ್ಲ',
      ],
    },
    source: 'facts 15 q17; textbook',
  },
  'tomato-damping-off': {
    name: { en: 'Damping-off in the tomato nursery', kn: 'ಟೊಮೆಟೊ ಸಸಿಮಡಿಯಲ್ಲಿ ಸಸಿ ಕೊಳೆ ರೋಗ' },
    alt: {
      en: 'A nursery bed with a bare patch of fallen seedlings; seedlings toppled with a dark thin neck at the soil',
      kn: 'ಸಸಿ ಬಿದ್ದು ಬರಿದಾದ ತಾಣದ ಸಸಿಮಡಿ; ಮಣ್ಣಿನ ಮಟ್ಟದಲ್ಲಿ ಕಪ್ಪಾಗಿ ಸಣ್ಣಗಾದ ಕುತ್ತಿಗೆಯ ಬಿದ್ದ ಸಸಿ',
    },
    marks: {
      en: [
        'The nursery bed: seedlings fall in a patch that grows wider',
        'Left a sound seedling, right one whose neck gives way at the soil',
        'A later stage: rotten neck, white threads over the damp soil',
        'The neck near by: dark, soft and thin',
        'Left a seed that came up, right seeds that rotted before they came up',
        'Look-alike, cutworm: the stem is cut clean above the soil, the fat grey caterpillar, 40 mm, lies in the soil beside it',
      ],
      kn: [
        'ಸಸಿಮಡಿ: ಸಸಿಗಳು ತಾಣ ತಾಣವಾಗಿ ಬೀಳುತ್ತವೆ, ತಾಣ ಹರಡುತ್ತದೆ',
        'ಎಡಕ್ಕೆ ಒಳ್ಳೆಯ ಸಸಿ, ಬಲಕ್ಕೆ ಮಣ್ಣಿನ ಬಳಿ ಬಾಗಿ ಬಿದ್ದದ್ದು',
        'ಮುಂದಿನ ಹಂತ: ಕುತ್ತಿಗೆ ಕೊಳೆತು, ಹಸಿ ಮಣ್ಣಿನ ಮೇಲೆ ಬಿಳಿ ಎಳೆ',
        'ಹತ್ತಿರದಿಂದ ಕುತ್ತಿಗೆ: ಕಪ್ಪು, ಮೆತ್ತಗೆ, ಸಣ್ಣಗೆ',
        'ಎಡಕ್ಕೆ ಮೊಳೆತ ಬೀಜ, ಬಲಕ್ಕೆ ಮೊಳಕೆಗೆ ಮೊದಲೇ ಕೊಳೆತ ಬೀಜ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕತ್ತರಿ ಹುಳು: ಕಾಂಡ ಕತ್ತರಿಸಿದಂತೆ; ಪಕ್ಕದ ಮಣ್ಣಿನಲ್ಲಿ 40 ಮಿ.ಮೀ ದಪ್ಪ ಬೂದು ಹುಳು',
      ],
    },
    source: 'facts 2; textbook',
  },
  'tomato-root-knot': {
    name: { en: 'Root-knot of tomato (nematode)', kn: 'ಟೊಮೆಟೊ ಬೇರು ಗಂಟು ಜಂತುಹುಳು' },
    alt: {
      en: 'A stunted yellow tomato plant; its roots are swollen into knots of all sizes',
      kn: 'ಕುಳ್ಳಗಾದ ಹಳದಿ ಟೊಮೆಟೊ ಗಿಡ; ಬೇರು ತುಂಬ ಸಣ್ಣ ದೊಡ್ಡ ಗಂಟು',
    },
    marks: {
      en: [
        'The plant: stunted, yellow, wilts at noon',
        'The root: knots are part of the root itself, they do not come off',
        'A knot opened under a lens: pear-shaped white worms; true size 0.6 mm',
        'A sound root',
        'Look-alike, nodules of a pulse: round, pink, they sit at the side of the root and come off easily',
      ],
      kn: [
        'ಗಿಡ: ಕುಳ್ಳು, ಹಳದಿ, ಮಧ್ಯಾಹ್ನ ಬಾಡುತ್ತದೆ',
        'ಬೇರು: ಗಂಟು ಬೇರಿನದೇ ಭಾಗ, ಉಜ್ಜಿದರೆ ಬಿಡುವುದಿಲ್ಲ',
        'ಮಸೂರದಲ್ಲಿ ಬಿಡಿಸಿದ ಗಂಟು: ಬಿಳಿ ಜಂತುಹುಳು; ನಿಜ ಗಾತ್ರ 0.6 ಮಿ.ಮೀ',
        'ಒಳ್ಳೆಯ ಬೇರು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ದ್ವಿದಳ ಬೆಳೆಯ ಬೇರು ಗಂಟು: ದುಂಡು, ಗುಲಾಬಿ, ಬೇರಿನ ಬದಿಗೆ ಅಂಟಿ ಸುಲಭವಾಗಿ ಬಿಡುತ್ತವೆ',
      ],
    },
    source: 'facts 13 (problem soils); textbook',
  },
  'tomato-blossom-end-rot': {
    name: { en: 'Blossom-end rot of tomato', kn: 'ಟೊಮೆಟೊ ಹಣ್ಣಿನ ತುದಿ ಕೊಳೆ' },
    alt: {
      en: 'Tomatoes of all ages with a dark, flat, leathery patch at the end away from the stalk',
      kn: 'ತೊಟ್ಟಿನ ಎದುರು ತುದಿಯಲ್ಲಿ ಚಪ್ಪಟೆ, ಚರ್ಮದಂಥ ಕಪ್ಪು ಕಲೆಯ ಟೊಮೆಟೊಗಳು',
    },
    marks: {
      en: [
        'The plant is green; only fruits suffer',
        'The fruits: always at the flower end, sunken, dark, dry like leather',
        'The fruit turned over, and cut through: the rot goes inward',
        'The cause: calcium does not reach the fruit because the soil is now wet, now dry',
        'Near by: the patch is sunken and dry, its border sharp',
        'Look-alike, sunscald: a white papery patch on the shoulder that faces the sun',
      ],
      kn: [
        'ಗಿಡ ಹಸಿರಾಗಿದೆ; ಕಾಯಿಗೆ ಮಾತ್ರ ತೊಂದರೆ',
        'ಕಾಯಿ: ಯಾವಾಗಲೂ ಹೂವಿದ್ದ ತುದಿಯಲ್ಲಿ, ತಗ್ಗು, ಕಪ್ಪು, ಚರ್ಮದಂತೆ ಒಣ',
        'ತಿರುಗಿಸಿದ ಹಣ್ಣು, ಕತ್ತರಿಸಿದ ಹಣ್ಣು: ಕೊಳೆ ಒಳಗೆ ಹೋಗುತ್ತದೆ',
        'ಕಾರಣ: ಮಣ್ಣು ಒಮ್ಮೆ ಹಸಿ, ಒಮ್ಮೆ ಒಣ; ಕ್ಯಾಲ್ಸಿಯಂ ಕಾಯಿಗೆ ತಲುಪುವುದಿಲ್ಲ',
        'ಹತ್ತಿರದಿಂದ: ಕಲೆ ತಗ್ಗು, ಒಣ, ಅಂಚು ಸ್ಪಷ್ಟ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬಿಸಿಲು ಬೇಗೆ: ಬಿಸಿಲಿಗೆ ಮುಖ ಮಾಡಿದ ಬದಿಯಲ್ಲಿ ಕಾಗದದಂಥ ಬಿಳಿ ಕಲೆ',
      ],
    },
    source: 'facts 5A (Ca), 15 q7; textbook',
  },
};
