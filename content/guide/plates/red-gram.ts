import type { Plate } from './plate.ts';

/** The plates of red gram. */
export const RED_GRAM: Record<string, Plate> = {
  'red-gram-pod-borer': {
    name: { en: 'Pod borer of red gram', kn: 'ತೊಗರಿ ಕಾಯಿ ಕೊರಕ' },
    alt: {
      en: 'Red gram pods with large round holes and a striped caterpillar half inside one',
      kn: 'ದೊಡ್ಡ ದುಂಡು ತೂತಿನ ತೊಗರಿ ಕಾಯಿ, ಅರ್ಧ ಒಳಗಿರುವ ಪಟ್ಟೆ ಹುಳು',
    },
    marks: {
      en: [
        'The plant in flower and pod',
        'Pods: large round holes, the caterpillar feeds with its head inside',
        'A pod opened: seeds eaten, droppings; above flowers with an egg',
        'The caterpillar, green to brown with side stripes, 35 mm; below its moth',
        'Look-alike, pod fly: only tiny round windows, white maggots inside',
      ],
      kn: [
        'ಹೂ, ಕಾಯಿ ಬಿಟ್ಟ ಗಿಡ',
        'ಕಾಯಿ: ದೊಡ್ಡ ದುಂಡು ತೂತು, ಹುಳು ತಲೆ ಒಳಗಿಟ್ಟು ತಿನ್ನುತ್ತದೆ',
        'ಬಿಡಿಸಿದ ಕಾಯಿ: ತಿಂದ ಕಾಳು, ಹಿಕ್ಕೆ; ಮೇಲೆ ಹೂವಿನ ಮೇಲೆ ಮೊಟ್ಟೆ',
        'ಹುಳು: ಹಸಿರು, ಕಂದು, ಬದಿ ಪಟ್ಟೆ, 35 ಮಿ.ಮೀ; ಕೆಳಗೆ ಪತಂಗ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಯಿ ನೊಣ: ಸಣ್ಣ ದುಂಡು ಕಿಟಕಿ ಮಾತ್ರ, ಒಳಗೆ ಬಿಳಿ ಹುಳು',
      ],
    },
    source: 'facts 10 (thresholds), 15 q48; textbook',
  },
  'red-gram-pod-fly': {
    name: { en: 'Pod fly of red gram', kn: 'ತೊಗರಿ ಕಾಯಿ ನೊಣ' },
    alt: {
      en: 'Red gram pods with tiny round windows; a pod opened with winding tracks on the seeds and a small white maggot',
      kn: 'ಸಣ್ಣ ದುಂಡು ಕಿಟಕಿಯ ತೊಗರಿ ಕಾಯಿ; ಕಾಳಿನ ಮೇಲೆ ಗೀರು, ಸಣ್ಣ ಬಿಳಿ ಹುಳು',
    },
    marks: {
      en: [
        'The plant: no damage is seen from outside for long',
        'Pods: tiny round windows in the skin, where the fly will leave',
        'A pod opened: winding tracks on the seeds, the maggot, a brown pupa',
        'The fly, small and dark; true size 3.5 mm; beside it the maggot',
        'Look-alike, pod borer: large holes, a big striped caterpillar; 35 mm',
      ],
      kn: [
        'ಗಿಡ: ಬಹಳ ದಿನ ಹೊರಗೆ ಏನೂ ಕಾಣುವುದಿಲ್ಲ',
        'ಕಾಯಿ: ನೊಣ ಹೊರಬರುವ ಸಣ್ಣ ದುಂಡು ಕಿಟಕಿ',
        'ಬಿಡಿಸಿದ ಕಾಯಿ: ಕಾಳಿನ ಮೇಲೆ ಅಂಕುಡೊಂಕು ಗೀರು, ಹುಳು, ಕಂದು ಕೋಶ',
        'ನೊಣ: ಸಣ್ಣದು, ಕಪ್ಪು; ನಿಜ ಗಾತ್ರ 3.5 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಹುಳು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಯಿ ಕೊರಕ: ದೊಡ್ಡ ತೂತು, ದೊಡ್ಡ ಪಟ್ಟೆ ಹುಳು; 35 ಮಿ.ಮೀ',
      ],
    },
    source: 'facts 15 q48; textbook',
  },
  'red-gram-wilt': {
    name: { en: 'Wilt of red gram', kn: 'ತೊಗರಿ ಸೊರಗು ರೋಗ' },
    alt: {
      en: 'A red gram plant dry on one side; a stem with a purple band; a split stem with black lines',
      kn: 'ಒಂದು ಬದಿ ಒಣಗಿದ ತೊಗರಿ ಗಿಡ; ನೇರಳೆ ಪಟ್ಟೆಯ ಕಾಂಡ; ಸೀಳಿದಾಗ ಕಪ್ಪು ಗೆರೆ',
    },
    marks: {
      en: [
        'The plant: often one side wilts and dries first',
        'The stem: a purple-brown band climbs from the soil',
        'The stem split: black lines under the bark, a black ring when cut across; the roots too',
        'In the row: one plant after another',
        'The fungus under a lens',
        'Look-alike, stem blight: a dark sunken, cracked patch higher on the stem, above it all dries; no black lines inside',
      ],
      kn: [
        'ಗಿಡ: ಹೆಚ್ಚಾಗಿ ಒಂದು ಬದಿ ಮೊದಲು ಸೊರಗಿ ಒಣಗುತ್ತದೆ',
        'ಕಾಂಡ: ಮಣ್ಣಿನಿಂದ ಮೇಲೇರುವ ನೇರಳೆ ಕಂದು ಪಟ್ಟೆ',
        'ಸೀಳಿದ ಕಾಂಡ: ತೊಗಟೆ ಕೆಳಗೆ ಕಪ್ಪು ಗೆರೆ; ಅಡ್ಡ ಕತ್ತರಿಸಿದರೆ ಕಪ್ಪು ಉಂಗುರ; ಬೇರಿನಲ್ಲೂ',
        'ಸಾಲಿನಲ್ಲಿ: ಒಂದರ ನಂತರ ಒಂದು ಗಿಡ',
        'ಮಸೂರದಲ್ಲಿ ಶಿಲೀಂಧ್ರ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಾಂಡ ಅಂಗಮಾರಿ: ಕಾಂಡದ ಮೇಲೆ ತಗ್ಗಾದ, ಬಿರಿದ ಕಪ್ಪು ಕಲೆ, ಅದರ ಮೇಲಿನದು ಒಣಗುತ್ತದೆ; ಒಳಗೆ ಕಪ್ಪು ಗೆರೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (label list: wilt), 2 (karnataka diseases); textbook',
  },
  'red-gram-sterility-mosaic': {
    name: { en: 'Sterility mosaic of red gram', kn: 'ತೊಗರಿ ಗೊಡ್ಡು ರೋಗ' },
    alt: {
      en: 'A pale bushy red gram plant without flowers beside a sound one; leaflets patched light and dark green',
      kn: 'ಹೂವಿಲ್ಲದ ಬಿಳಿಚಿದ ಪೊದೆಯಂಥ ತೊಗರಿ ಗಿಡ, ಪಕ್ಕದಲ್ಲಿ ಒಳ್ಳೆಯ ಗಿಡ; ತಿಳಿ, ಕಡು ಹಸಿರು ತೇಪೆಯ ಎಲೆ',
    },
    marks: {
      en: [
        'Left a sick plant: pale, bushy, no flowers, no pods; right a sound one',
        'The shoot: small leaves close together',
        'A leaf: light and dark green patches without a border',
        'The mite that carries it, like a tiny worm, true size 0.2 mm, not seen with the bare eye',
        'Look-alike, flower drop from rain or fog: leaves evenly green, some flowers and pods come again',
      ],
      kn: [
        'ಎಡಕ್ಕೆ ರೋಗದ ಗಿಡ: ಬಿಳಿಚಿ, ಪೊದೆಯಂತೆ, ಹೂ ಕಾಯಿ ಇಲ್ಲ; ಬಲಕ್ಕೆ ಒಳ್ಳೆಯದು',
        'ಕೊಂಬೆ: ಒತ್ತಾದ ಸಣ್ಣ ಎಲೆಗಳು',
        'ಎಲೆ: ಗಡಿಯಿಲ್ಲದ ತಿಳಿ, ಕಡು ಹಸಿರು ತೇಪೆ',
        'ಇದನ್ನು ಹರಡುವ ಮೈಟ್ ನುಸಿ, ಸಣ್ಣ ಹುಳುವಿನಂತೆ, ನಿಜ ಗಾತ್ರ 0.2 ಮಿ.ಮೀ, ಬರಿಗಣ್ಣಿಗೆ ಕಾಣದು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಮಳೆ ಅಥವಾ ಮಂಜಿನಿಂದ ಹೂ ಉದುರುವುದು: ಎಲೆ ಒಂದೇ ಹಸಿರು, ಮತ್ತೆ ಹೂ ಕಾಯಿ ಬರುತ್ತವೆ',
      ],
    },
    source: 'facts 2 (karnataka diseases: mite-borne); textbook',
  },
};
