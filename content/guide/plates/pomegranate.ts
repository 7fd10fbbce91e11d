import type { Plate } from './plate.ts';

/** The plates of pomegranate. */
export const POMEGRANATE: Record<string, Plate> = {
  'pomegranate-bacterial-blight': {
    name: { en: 'Bacterial blight of pomegranate', kn: 'ದಾಳಿಂಬೆ ದುಂಡಾಣು ಅಂಗಮಾರಿ ರೋಗ' },
    alt: {
      en: 'A pomegranate with black spots cracked like a Y or an L; leaves with wet dark spots; a twig with a black cracked joint',
      kn: 'ವೈ, ಎಲ್ ಆಕಾರದಲ್ಲಿ ಬಿರಿದ ಕಪ್ಪು ಕಲೆಯ ದಾಳಿಂಬೆ; ಒದ್ದೆ ಕಪ್ಪು ಚುಕ್ಕೆಯ ಎಲೆ; ಬಿರಿದ ಕಪ್ಪು ಗೆಣ್ಣಿನ ಕೊಂಬೆ',
    },
    marks: {
      en: [
        'The plant: spotted fruits',
        'The fruit: black spots that crack like a Y or an L',
        'Leaves: small dark spots with a wet edge; on the twig a black cracked joint where it breaks',
        'One spot under a lens with sticky drops; true size 8 mm',
        'Look-alike, fungal fruit spot: round brown spots that do not crack',
      ],
      kn: [
        'ಗಿಡ: ಕಲೆಯಾದ ಹಣ್ಣುಗಳು',
        'ಹಣ್ಣು: ಕಪ್ಪು ಕಲೆ, ವೈ ಅಥವಾ ಎಲ್ ಆಕಾರದ ಬಿರುಕು',
        'ಎಲೆ: ಒದ್ದೆ ಅಂಚಿನ ಸಣ್ಣ ಕಪ್ಪು ಚುಕ್ಕೆ; ಕೊಂಬೆಯ ಗೆಣ್ಣು ಕಪ್ಪಾಗಿ ಬಿರಿದು ಮುರಿಯುತ್ತದೆ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಕಲೆ, ಅಂಟು ಹನಿ; ನಿಜ ಗಾತ್ರ 8 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಣ್ಣಿನ ಚುಕ್ಕೆ ರೋಗ: ಬಿರಿಯದ ದುಂಡು ಕಂದು ಚುಕ್ಕೆ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'pomegranate-fruit-spot': {
    name: { en: 'Leaf and fruit spot of pomegranate', kn: 'ದಾಳಿಂಬೆ ಎಲೆ, ಕಾಯಿ ಚುಕ್ಕೆ ರೋಗ' },
    alt: {
      en: 'A pomegranate with many small round brown spots; leaves with ringed spots; a cut fruit whose rot stays in the rind',
      kn: 'ಅನೇಕ ಸಣ್ಣ ದುಂಡು ಕಂದು ಚುಕ್ಕೆಯ ದಾಳಿಂಬೆ; ಉಂಗುರ ಚುಕ್ಕೆಯ ಎಲೆ; ಸಿಪ್ಪೆಯಲ್ಲೇ ಉಳಿದ ಕಲೆಯ ಕತ್ತರಿಸಿದ ಹಣ್ಣು',
    },
    marks: {
      en: [
        'The plant',
        'The fruit: round brown spots, some run together, no cracks',
        'Leaves: round spots with a yellow ring and grey middle; cut fruit: the spot stays in the rind',
        'One spot under a lens, black dots of the fungus; true size 5 mm',
        'Look-alike, bacterial blight: black spots that crack like a Y or an L',
      ],
      kn: [
        'ಗಿಡ',
        'ಹಣ್ಣು: ದುಂಡು ಕಂದು ಚುಕ್ಕೆ, ಕೆಲವು ಸೇರುತ್ತವೆ, ಬಿರುಕು ಇಲ್ಲ',
        'ಎಲೆ: ಹಳದಿ ಉಂಗುರ, ಬೂದು ನಡುವಿನ ಚುಕ್ಕೆ; ಕತ್ತರಿಸಿದ ಹಣ್ಣು: ಕಲೆ ಸಿಪ್ಪೆಯಲ್ಲಿ ಮಾತ್ರ',
        'ಮಸೂರದಲ್ಲಿ ಒಂದು ಚುಕ್ಕೆ, ಶಿಲೀಂಧ್ರದ ಕಪ್ಪು ಚುಕ್ಕೆ; ನಿಜ ಗಾತ್ರ 5 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ದುಂಡಾಣು ಅಂಗಮಾರಿ: ವೈ, ಎಲ್ ಆಕಾರದಲ್ಲಿ ಬಿರಿಯುವ ಕಪ್ಪು ಕಲೆ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'pomegranate-thrips': {
    name: { en: 'Thrips of pomegranate', kn: 'ದಾಳಿಂಬೆ ಥ್ರಿಪ್ಸ್' },
    alt: {
      en: 'A pomegranate with a rough brown scab on its shoulder; a shoot with curled brown leaf tips and thrips in the flower',
      kn: 'ಭುಜದ ಮೇಲೆ ಒರಟು ಕಂದು ಹಕ್ಕಳೆಯ ದಾಳಿಂಬೆ; ಎಲೆ ತುದಿ ಕಂದಾಗಿ ಸುರುಳಿಯಾದ ಕುಡಿ, ಹೂವಿನಲ್ಲಿ ಥ್ರಿಪ್ಸ್',
    },
    marks: {
      en: [
        'The plant in flower and fruit',
        'The fruit: a rough brown scab, only skin deep',
        'The shoot: leaf tips curl and turn brown, thrips sit in the flower',
        'The thrips, true size 1.2 mm',
        'Look-alike, sunburn: one dark smooth patch on the side to the sun',
      ],
      kn: [
        'ಹೂ, ಹಣ್ಣು ಬಿಟ್ಟ ಗಿಡ',
        'ಹಣ್ಣು: ಒರಟು ಕಂದು ಹಕ್ಕಳೆ, ಸಿಪ್ಪೆಯ ಮೇಲೆ ಮಾತ್ರ',
        'ಕುಡಿ: ಎಲೆ ತುದಿ ಸುರುಳಿಯಾಗಿ ಕಂದು, ಹೂವಿನಲ್ಲಿ ಥ್ರಿಪ್ಸ್',
        'ಥ್ರಿಪ್ಸ್, ನಿಜ ಗಾತ್ರ 1.2 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಬಿಸಿಲು ಬೇಗೆ: ಬಿಸಿಲಿನ ಬದಿ ಒಂದು ನುಣುಪಾದ ಕಪ್ಪು ಕಲೆ',
      ],
    },
    source: 'facts 1; textbook',
  },
};
