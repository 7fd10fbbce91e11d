import type { Plate } from './plate.ts';

/** The plates of chilli. */
export const CHILLI: Record<string, Plate> = {
  'chilli-thrips': {
    name: { en: 'Thrips of chilli: leaves curl up', kn: 'ಮೆಣಸಿನಕಾಯಿ ಥ್ರಿಪ್ಸ್: ಎಲೆ ಮೇಲಕ್ಕೆ ಮುದುಡುತ್ತದೆ' },
    alt: {
      en: 'Chilli leaves with edges rolled up like a boat and silver specks; brown streaks along the rib below',
      kn: 'ದೋಣಿಯಂತೆ ಅಂಚು ಮೇಲಕ್ಕೆ ಮಡಚಿದ, ಬೆಳ್ಳಿ ಚುಕ್ಕೆಯ ಮೆಣಸಿನ ಎಲೆ; ಕೆಳಗೆ ನರದ ಬದಿ ಕಂದು ಗೆರೆ',
    },
    marks: {
      en: [
        'The plant: top leaves curl, growth stops',
        'The leaves from the side: edges roll up like a boat, silvery grey streaks inside',
        'The leaf from below: brown streaks along the rib, thrips running',
        'The thrips, fringed wings, true size 1.2 mm; beside it a scarred fruit',
        'Look-alike, yellow mite: edges bend down, leaf narrow and dark, on a long stalk',
      ],
      kn: [
        'ಗಿಡ: ಮೇಲಿನ ಎಲೆ ಮುದುಡಿ ಬೆಳವಣಿಗೆ ನಿಲ್ಲುತ್ತದೆ',
        'ಬದಿಯಿಂದ ಎಲೆ: ದೋಣಿಯಂತೆ ಅಂಚು ಮೇಲಕ್ಕೆ, ಒಳಗೆ ಬೆಳ್ಳಿಯಂಥ ಬೂದು ಗೆರೆ',
        'ಎಲೆ ಕೆಳಭಾಗ: ನರದ ಬದಿ ಕಂದು ಗೆರೆ, ಓಡುವ ಥ್ರಿಪ್ಸ್',
        'ಥ್ರಿಪ್ಸ್: ಕೂದಲಿನ ರೆಕ್ಕೆ, ನಿಜ ಗಾತ್ರ 1.2 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಗೀರಿದ ಕಾಯಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಳದಿ ಮೈಟ್ ನುಸಿ: ಅಂಚು ಕೆಳಕ್ಕೆ, ಎಲೆ ಕಿರಿದು, ಕಡು ಹಸಿರು, ತೊಟ್ಟು ಉದ್ದ',
      ],
    },
    source: 'facts 15 q14, 10 (thresholds); textbook',
  },
  'chilli-yellow-mite': {
    name: { en: 'Yellow mite of chilli: leaves curl down', kn: 'ಮೆಣಸಿನಕಾಯಿ ಹಳದಿ ಮೈಟ್ ನುಸಿ: ಎಲೆ ಕೆಳಕ್ಕೆ ಮುದುಡುತ್ತದೆ' },
    alt: {
      en: 'Narrow dark chilli leaves bent down at the edges on long stalks; pale yellow mites below',
      kn: 'ಉದ್ದ ತೊಟ್ಟಿನ ಮೇಲೆ ಅಂಚು ಕೆಳಕ್ಕೆ ಬಾಗಿದ ಕಿರಿದಾದ ಕಡು ಎಲೆ; ಕೆಳಗೆ ಹಳದಿ ಮೈಟ್ ನುಸಿ',
    },
    marks: {
      en: [
        'The plant: top leaves narrow and drooping',
        'The leaves from the side: narrow, edges bend down like a boat turned over, stalks long like a rat’s tail',
        'The leaf from below: pale yellow mites, seen only with a lens',
        'The mite, with a white line on its back; true size 0.2 mm; beside it a scarred fruit',
        'Look-alike, thrips: edges roll up like a boat, silver specks',
      ],
      kn: [
        'ಗಿಡ: ಮೇಲಿನ ಎಲೆ ಕಿರಿದಾಗಿ ಜೋತಿವೆ',
        'ಬದಿಯಿಂದ ಎಲೆ: ಕಿರಿದು, ಮಗುಚಿದ ದೋಣಿಯಂತೆ ಅಂಚು ಕೆಳಕ್ಕೆ, ತೊಟ್ಟು ಇಲಿ ಬಾಲದಂತೆ ಉದ್ದ',
        'ಎಲೆ ಕೆಳಭಾಗ: ತಿಳಿ ಹಳದಿ ಮೈಟ್ ನುಸಿ, ಮಸೂರದಲ್ಲಿ ಮಾತ್ರ ಕಾಣುತ್ತದೆ',
        'ಮೈಟ್ ನುಸಿ: ಬೆನ್ನ ಮೇಲೆ ಬಿಳಿ ಗೆರೆ; ನಿಜ ಗಾತ್ರ 0.2 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಗೀರಿದ ಕಾಯಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಥ್ರಿಪ್ಸ್: ಅಂಚು ದೋಣಿಯಂತೆ ಮೇಲಕ್ಕೆ, ಬೆಳ್ಳಿ ಚುಕ್ಕೆ',
      ],
    },
    source: 'facts 15 q14, 10 (thresholds); textbook',
  },
  'chilli-fruit-borer': {
    name: { en: 'Fruit borer of chilli', kn: 'ಮೆಣಸಿನಕಾಯಿ ಕಾಯಿ ಕೊರಕ' },
    alt: {
      en: 'Green and red chillies with round holes, a striped caterpillar entering one, a fruit opened with the seeds eaten',
      kn: 'ದುಂಡು ತೂತಿನ ಹಸಿರು, ಕೆಂಪು ಮೆಣಸಿನಕಾಯಿ; ಒಳಹೋಗುವ ಪಟ್ಟೆ ಹುಳು; ಬೀಜ ತಿಂದ ಕಾಯಿ',
    },
    marks: {
      en: [
        'The plant: bored fruits bleach and drop',
        'The fruits: a round hole near the stalk, droppings; a pale fruit in which it rots',
        'The fruit opened: seeds eaten, the caterpillar inside',
        'The two caterpillars that do it, up to 35 mm: the striped green one and the dark one with black triangles',
        'Look-alike, anthracnose: sunken ringed spots, no hole and no caterpillar',
      ],
      kn: [
        'ಗಿಡ: ತೂತಾದ ಕಾಯಿ ಬಿಳಿಚಿ ಉದುರುತ್ತದೆ',
        'ಕಾಯಿ: ತೊಟ್ಟಿನ ಬಳಿ ದುಂಡು ತೂತು, ಹಿಕ್ಕೆ; ಒಳಗೆ ಕೊಳೆತು ಬಿಳಿಚಿದ ಕಾಯಿ',
        'ಬಿಡಿಸಿದ ಕಾಯಿ: ಬೀಜ ತಿಂದಿದೆ, ಒಳಗೆ ಹುಳು',
        'ಇದನ್ನು ಮಾಡುವ ಎರಡು ಹುಳು, 35 ಮಿ.ಮೀ ವರೆಗೆ: ಪಟ್ಟೆಯ ಹಸಿರು ಹುಳು, ಕಪ್ಪು ತ್ರಿಕೋನದ ಕಡು ಹುಳು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಚಿಬ್ಬು ರೋಗ: ತಗ್ಗಾದ ಉಂಗುರದ ಕಲೆ; ತೂತು, ಹುಳು ಇಲ್ಲ',
      ],
    },
    source: 'facts 1; textbook',
  },
  'chilli-anthracnose': {
    name: { en: 'Anthracnose of chilli: fruit rot and dieback', kn: 'ಮೆಣಸಿನಕಾಯಿ ಚಿಬ್ಬು ರೋಗ: ಕಾಯಿ ಕೊಳೆ, ಕುಡಿ ಒಣಗುವುದು' },
    alt: {
      en: 'Red chillies with oval sunken spots full of rings of black dots; a straw-coloured fruit; a twig dried from the tip',
      kn: 'ಕಪ್ಪು ಚುಕ್ಕೆಗಳ ಉಂಗುರದ ತಗ್ಗು ಕಲೆಯ ಕೆಂಪು ಮೆಣಸಿನಕಾಯಿ; ಬಿಳಿಚಿದ ಕಾಯಿ; ತುದಿಯಿಂದ ಒಣಗಿದ ಕೊಂಬೆ',
    },
    marks: {
      en: [
        'The plant: ripe fruits spotted',
        'The ripe fruit: oval sunken spots, in them black dots in rings',
        'Later: the fruit straw-coloured with black dots; beside it a twig drying from the tip',
        'One spot under a lens; true size up to 15 mm',
        'Look-alike, sunscald: a white papery patch on the sunny side, no rings',
      ],
      kn: [
        'ಗಿಡ: ಹಣ್ಣಾದ ಕಾಯಿಗಳಲ್ಲಿ ಕಲೆ',
        'ಹಣ್ಣು: ಅಂಡಾಕಾರದ ತಗ್ಗು ಕಲೆ, ಒಳಗೆ ಉಂಗುರವಾಗಿ ಕಪ್ಪು ಚುಕ್ಕೆ',
        'ಕೊನೆಗೆ: ಕಾಯಿ ಹುಲ್ಲಿನ ಬಣ್ಣ, ಕಪ್ಪು ಚುಕ್ಕೆ; ಪಕ್ಕದಲ್ಲಿ ತುದಿಯಿಂದ ಒಣಗುವ ಕೊಂಬೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಕಲೆ; ನಿಜ ಗಾತ್ರ 15 ಮಿ.ಮೀ ವರೆಗೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬಿಸಿಲು ಬೇಗೆ: ಬಿಸಿಲಿನ ಬದಿ ಕಾಗದದಂಥ ಬಿಳಿ ಕಲೆ, ಉಂಗುರ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'chilli-powdery-mildew': {
    name: { en: 'Powdery mildew of chilli', kn: 'ಮೆಣಸಿನಕಾಯಿ ಬೂದಿ ರೋಗ' },
    alt: {
      en: 'A chilli leaf with yellow patches above and white powder below; a twig that has lost its leaves',
      kn: 'ಮೇಲೆ ಹಳದಿ ಕಲೆ, ಕೆಳಗೆ ಬಿಳಿ ಪುಡಿಯ ಮೆಣಸಿನ ಎಲೆ; ಎಲೆ ಉದುರಿದ ಕೊಂಬೆ',
    },
    marks: {
      en: [
        'The plant: pale, leaves drop',
        'The leaf from above: yellow patches, hardly any powder',
        'The leaf from below: white powder in patches',
        'The powder under a lens: threads with spores on them; beside it a bare twig',
        'Look-alike, frog-eye leaf spot: round brown spots with a white middle on both sides',
      ],
      kn: [
        'ಗಿಡ: ಬಿಳಿಚಿ ಎಲೆ ಉದುರುತ್ತವೆ',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ಹಳದಿ ಕಲೆ, ಪುಡಿ ಕಾಣುವುದೇ ಕಡಿಮೆ',
        'ಎಲೆ ಕೆಳಭಾಗ: ತೇಪೆಯಾಗಿ ಬಿಳಿ ಪುಡಿ',
        'ಮಸೂರದಲ್ಲಿ ಪುಡಿ: ಎಳೆಗಳ ತುದಿಯಲ್ಲಿ ಬೀಜಕಣ; ಪಕ್ಕದಲ್ಲಿ ಬೋಳಾದ ಕೊಂಬೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಪ್ಪೆ ಕಣ್ಣು ಚುಕ್ಕೆ: ಎರಡೂ ಬದಿ ಬಿಳಿ ನಡುವಿನ ದುಂಡು ಕಂದು ಚುಕ್ಕೆ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'chilli-leaf-curl': {
    name: {
      en: 'Leaf curl of chilli (virus carried by whitefly)',
      kn: 'ಮೆಣಸಿನಕಾಯಿ ಎಲೆ ಮುಟುರು ನಂಜು ರೋಗ (ಬಿಳಿ ನೊಣ ಹರಡುತ್ತದೆ)',
    },
    alt: {
      en: 'A stunted bushy chilli plant; a shoot crowded with small puckered yellow-edged leaves; whiteflies below a leaf',
      kn: 'ಕುಳ್ಳಗಾದ ಪೊದೆಯಂಥ ಮೆಣಸಿನ ಗಿಡ; ಸಣ್ಣ ಸುಕ್ಕಿನ ಹಳದಿ ಅಂಚಿನ ಎಲೆ ಗುಂಪಾದ ಕುಡಿ; ಎಲೆ ಕೆಳಗೆ ಬಿಳಿ ನೊಣ',
    },
    marks: {
      en: [
        'The plant: stunted, bushy, few flowers, no fruit',
        'The shoot: small puckered leaves crowded together, cupped up, edges and the parts between veins yellow',
        'The leaf from below: whiteflies and their young',
        'The whitefly that carries the virus, true size 1 mm; beside it the young one',
        'Look-alike, thrips: leaves keep their size, edges roll up like a boat, silver specks',
      ],
      kn: [
        'ಗಿಡ: ಕುಳ್ಳು, ಪೊದೆ, ಹೂ ಕಡಿಮೆ, ಕಾಯಿ ಇಲ್ಲ',
        'ಕುಡಿ: ಸಣ್ಣ ಸುಕ್ಕುಗಟ್ಟಿದ ಎಲೆ ಒತ್ತಾಗಿ ಮೇಲಕ್ಕೆ ಬಾಗಿವೆ, ಅಂಚು, ನರಗಳ ನಡುವೆ ಹಳದಿ',
        'ಎಲೆ ಕೆಳಭಾಗ: ಬಿಳಿ ನೊಣ, ಅದರ ಮರಿ',
        'ನಂಜು ಹರಡುವ ಬಿಳಿ ನೊಣ, ನಿಜ ಗಾತ್ರ 1 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಮರಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಥ್ರಿಪ್ಸ್: ಎಲೆ ಗಾತ್ರ ಹಾಗೇ, ಅಂಚು ದೋಣಿಯಂತೆ ಮೇಲಕ್ಕೆ, ಬೆಳ್ಳಿ ಚುಕ್ಕೆ',
      ],
    },
    source: 'facts 15 q14; textbook',
  },
  'chilli-aphid': {
    name: { en: 'Aphids of chilli', kn: 'ಮೆಣಸಿನಕಾಯಿ ಸಸ್ಯಹೇನು' },
    alt: {
      en: 'A chilli tip covered with green aphids, sticky drops and black mould on a leaf',
      kn: 'ಹಸಿರು ಸಸ್ಯಹೇನು ಮುತ್ತಿದ ಮೆಣಸಿನ ಕುಡಿ, ಎಲೆ ಮೇಲೆ ಅಂಟು ಹನಿ, ಕಪ್ಪು ಬೂಜು',
    },
    marks: {
      en: [
        'The plant: tips covered, leaves cup down',
        'The tip: crowds of green aphids on the soft stem',
        'The leaf from below: aphids along the rib, white cast skins',
        'The leaf beneath them, from above: sticky drops, black sooty mould grows on them',
        'The aphid, pear-shaped with two small pipes at the rear; true size 2 mm, beside it a winged one',
        'Look-alike, whitefly: 1 mm, white wings, flies up in a cloud when the plant is shaken',
      ],
      kn: [
        'ಗಿಡ: ಕುಡಿಗೆ ಮುತ್ತಿ ಎಲೆ ಬಾಗುತ್ತದೆ',
        'ಕುಡಿ: ಎಳೆ ಕಾಂಡದ ಮೇಲೆ ಹಸಿರು ಸಸ್ಯಹೇನಿನ ಗುಂಪು',
        'ಎಲೆ ಕೆಳಭಾಗ: ನರದ ಬದಿ ಸಸ್ಯಹೇನು, ಬಿಳಿ ಪೊರೆ',
        'ಅದರ ಕೆಳಗಿನ ಎಲೆ, ಮೇಲ್ಭಾಗ: ಅಂಟು ಹನಿ, ಅದರ ಮೇಲೆ ಕಪ್ಪು ಬೂಜು',
        'ಸಸ್ಯಹೇನು: ಹಿಂಭಾಗದಲ್ಲಿ ಎರಡು ಸಣ್ಣ ಕೊಳವೆ; ನಿಜ ಗಾತ್ರ 2 ಮಿ.ಮೀ, ಪಕ್ಕದಲ್ಲಿ ರೆಕ್ಕೆಯದು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬಿಳಿ ನೊಣ: 1 ಮಿ.ಮೀ, ಬಿಳಿ ರೆಕ್ಕೆ, ಗಿಡ ಅಲುಗಿಸಿದರೆ ಮೋಡದಂತೆ ಹಾರುತ್ತದೆ',
      ],
    },
    source: 'facts 1; textbook',
  },
  'chilli-whitefly': {
    name: { en: 'Whitefly of chilli', kn: 'ಮೆಣಸಿನಕಾಯಿ ಬಿಳಿ ನೊಣ' },
    alt: {
      en: 'Whiteflies flying up from a chilli plant and crowding under a leaf with their pale young',
      kn: 'ಮೆಣಸಿನ ಗಿಡದಿಂದ ಹಾರುವ ಬಿಳಿ ನೊಣ; ಎಲೆ ಕೆಳಗೆ ಮರಿಗಳೊಂದಿಗೆ ಗುಂಪು',
    },
    marks: {
      en: [
        'The plant: shake it, and a white cloud flies up',
        'The leaf from above: yellow specks, sticky, black mould',
        'The leaf from below: flies and flat pale young ones',
        'The whitefly, true size 1 mm; beside it the young one',
        'Look-alike, aphid: green, wingless, does not fly up; 2 mm',
      ],
      kn: [
        'ಗಿಡ: ಅಲುಗಿಸಿದರೆ ಬಿಳಿ ಮೋಡದಂತೆ ಹಾರುತ್ತವೆ',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ಹಳದಿ ಚುಕ್ಕೆ, ಅಂಟು, ಕಪ್ಪು ಬೂಜು',
        'ಎಲೆ ಕೆಳಭಾಗ: ನೊಣ ಮತ್ತು ಚಪ್ಪಟೆ ಮರಿ',
        'ಬಿಳಿ ನೊಣ, ನಿಜ ಗಾತ್ರ 1 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಮರಿ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಸಸ್ಯಹೇನು: ಹಸಿರು, ರೆಕ್ಕೆ ಇಲ್ಲ, ಹಾರುವುದಿಲ್ಲ; 2 ಮಿ.ಮೀ',
      ],
    },
    source: 'facts 1; textbook',
  },
};
