import type { Language } from '#shared/domain/languages.ts';

interface Term {
  word: string;
  /** One or two short sentences. */
  meaning: string;
}

/** Words a chapter may explain: `[waiting period](term:waiting-period)`. */
export const GLOSSARY: Record<string, Record<Language, Term>> = {
  'active-ingredient': {
    en: {
      word: 'Active ingredient',
      meaning: 'The part of a product that does the work. Its name stands on every label under the brand.',
    },
    kn: { word: 'ಸಕ್ರಿಯ ಘಟಕ', meaning: 'ಉತ್ಪನ್ನದಲ್ಲಿ ನಿಜವಾಗಿ ಕೆಲಸ ಮಾಡುವ ಭಾಗ. ಕಂಪನಿಯ ಹೆಸರಿನ ಕೆಳಗೆ ಇದರ ಹೆಸರು ಲೇಬಲ್ ಮೇಲೆ ಇರುತ್ತದೆ.' },
  },
  adjuvant: {
    en: {
      word: 'Sticker',
      meaning:
        'A helper that makes the spray spread and hold on the leaf. It counts as one product in the tank.',
    },
    kn: {
      word: 'ಅಂಟು ದ್ರಾವಣ',
      meaning: 'ಸಿಂಪಡಣೆ ಎಲೆಯ ಮೇಲೆ ಹರಡಿ ಅಂಟಿಕೊಳ್ಳುವಂತೆ ಮಾಡುವ ಪದಾರ್ಥ. ಟ್ಯಾಂಕಿನಲ್ಲಿ ಇದನ್ನೂ ಒಂದು ಉತ್ಪನ್ನವೆಂದು ಎಣಿಸಿ.',
    },
  },
  basal: {
    en: { word: 'Basal dose', meaning: 'Fertilizer given at sowing or planting, before the crop stands.' },
    kn: { word: 'ತಳಗೊಬ್ಬರ', meaning: 'ಬಿತ್ತನೆ ಅಥವಾ ನಾಟಿ ಸಮಯದಲ್ಲಿ ಮಣ್ಣಿಗೆ ಕೊಡುವ ಗೊಬ್ಬರ.' },
  },
  'bio-fertilizer': {
    en: {
      word: 'Bio-fertilizer',
      meaning: 'Living microbes that bring nutrients to the root. They need moisture and shade.',
    },
    kn: { word: 'ಜೈವಿಕ ಗೊಬ್ಬರ', meaning: 'ಬೇರಿಗೆ ಪೋಷಕಾಂಶ ಒದಗಿಸುವ ಜೀವಂತ ಸೂಕ್ಷ್ಮಾಣು ಜೀವಿಗಳು. ಇವಕ್ಕೆ ತೇವಾಂಶ ಮತ್ತು ನೆರಳು ಬೇಕು.' },
  },
  'c-n-ratio': {
    en: {
      word: 'C:N ratio',
      meaning:
        'How much carbon a material has for each part of nitrogen. High (straw) rots slowly and takes nitrogen from the soil first.',
    },
    kn: {
      word: 'ಇಂಗಾಲ-ಸಾರಜನಕ ಅನುಪಾತ',
      meaning:
        'ಒಂದು ಪಾಲು ಸಾರಜನಕಕ್ಕೆ ಎಷ್ಟು ಪಾಲು ಇಂಗಾಲ ಇದೆ ಎಂಬ ಲೆಕ್ಕ. ಹೆಚ್ಚಿದ್ದರೆ (ಹುಲ್ಲು) ನಿಧಾನವಾಗಿ ಕೊಳೆಯುತ್ತದೆ, ಮೊದಲು ಮಣ್ಣಿನ ಸಾರಜನಕವನ್ನೇ ಬಳಸುತ್ತದೆ.',
    },
  },
  contact: {
    en: {
      word: 'Contact product',
      meaning: 'Works only where the drops fall. Cover the leaf, the underside too.',
    },
    kn: { word: 'ಸ್ಪರ್ಶ ಔಷಧಿ', meaning: 'ಹನಿ ಬಿದ್ದ ಜಾಗದಲ್ಲಿ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಎಲೆಯ ಕೆಳಭಾಗವೂ ತೊಯ್ಯುವಂತೆ ಸಿಂಪಡಿಸಿ.' },
  },
  ec: {
    en: {
      word: 'EC (soil and water)',
      meaning:
        'Electrical conductivity: how much salt is in the soil or water. Not the EC on a pack, which is a kind of liquid.',
    },
    kn: {
      word: 'ವಿದ್ಯುತ್ ವಾಹಕತೆ',
      meaning: 'ಮಣ್ಣು ಅಥವಾ ನೀರಿನಲ್ಲಿ ಎಷ್ಟು ಲವಣ ಇದೆ ಎಂಬ ಅಳತೆ. ಪ್ಯಾಕ್ ಮೇಲಿನ EC ಬೇರೆ, ಅದು ದ್ರವ ಔಷಧಿಯ ಒಂದು ಬಗೆ.',
    },
  },
  fertigation: {
    en: {
      word: 'Fertigation',
      meaning: 'Giving dissolved fertilizer through the drip line, little by little.',
    },
    kn: { word: 'ರಸಾವರಿ', meaning: 'ಕರಗಿಸಿದ ಗೊಬ್ಬರವನ್ನು ಹನಿ ನೀರಾವರಿ ಕೊಳವೆಯ ಮೂಲಕ ಸ್ವಲ್ಪ ಸ್ವಲ್ಪವಾಗಿ ಕೊಡುವುದು.' },
  },
  frac: {
    en: {
      word: 'FRAC group',
      meaning: 'A number on a fungicide that says how it kills. Do not use the same number again and again.',
    },
    kn: { word: 'FRAC ಗುಂಪು', meaning: 'ಶಿಲೀಂಧ್ರನಾಶಕ ಹೇಗೆ ಕೊಲ್ಲುತ್ತದೆ ಎಂದು ತಿಳಿಸುವ ಸಂಖ್ಯೆ. ಒಂದೇ ಸಂಖ್ಯೆಯನ್ನು ಮತ್ತೆ ಮತ್ತೆ ಬಳಸಬೇಡಿ.' },
  },
  hrac: {
    en: {
      word: 'HRAC group',
      meaning: 'A number on a herbicide that says how it kills. Change the number from season to season.',
    },
    kn: { word: 'HRAC ಗುಂಪು', meaning: 'ಕಳೆನಾಶಕ ಹೇಗೆ ಕೊಲ್ಲುತ್ತದೆ ಎಂದು ತಿಳಿಸುವ ಸಂಖ್ಯೆ. ಹಂಗಾಮಿನಿಂದ ಹಂಗಾಮಿಗೆ ಸಂಖ್ಯೆ ಬದಲಿಸಿ.' },
  },
  irac: {
    en: {
      word: 'IRAC group',
      meaning: 'A number on an insecticide that says how it kills. Two brands can carry the same number.',
    },
    kn: {
      word: 'IRAC ಗುಂಪು',
      meaning: 'ಕೀಟನಾಶಕ ಹೇಗೆ ಕೊಲ್ಲುತ್ತದೆ ಎಂದು ತಿಳಿಸುವ ಸಂಖ್ಯೆ. ಎರಡು ಕಂಪನಿಗಳ ಔಷಧಿಗೂ ಒಂದೇ ಸಂಖ್ಯೆ ಇರಬಹುದು.',
    },
  },
  ipm: {
    en: {
      word: 'IPM',
      meaning: 'Integrated pest management: prevent, watch, count, and spray only as the last step.',
    },
    kn: { word: 'ಸಮಗ್ರ ಪೀಡೆ ನಿರ್ವಹಣೆ', meaning: 'ಮೊದಲು ತಡೆ, ನಂತರ ಗಮನಿಸಿ ಎಣಿಕೆ, ಸಿಂಪಡಣೆ ಕೊನೆಯ ಹೆಜ್ಜೆ ಮಾತ್ರ.' },
  },
  'jar-test': {
    en: {
      word: 'Jar test',
      meaning: 'Mixing a little of everything in a clear jar first, to see whether it curdles.',
    },
    kn: { word: 'ಜಾಡಿ ಪರೀಕ್ಷೆ', meaning: 'ಟ್ಯಾಂಕಿಗೆ ಹಾಕುವ ಮೊದಲು ಪಾರದರ್ಶಕ ಜಾಡಿಯಲ್ಲಿ ಸ್ವಲ್ಪ ಬೆರೆಸಿ, ಒಡೆಯುತ್ತದೆಯೇ ಎಂದು ನೋಡುವುದು.' },
  },
  mulch: {
    en: {
      word: 'Mulch',
      meaning: 'A cover on the soil, of straw, leaves or film, that keeps moisture and stops weeds.',
    },
    kn: { word: 'ಹೊದಿಕೆ', meaning: 'ತೇವಾಂಶ ಉಳಿಸಿ ಕಳೆ ತಡೆಯಲು ಮಣ್ಣಿನ ಮೇಲೆ ಹಾಕುವ ಹುಲ್ಲು, ಎಲೆ ಅಥವಾ ಹಾಳೆಯ ಮುಚ್ಚಿಗೆ.' },
  },
  'organic-carbon': {
    en: {
      word: 'Organic carbon',
      meaning:
        'The carbon of rotted plants and manure in the soil. The more of it, the more water and food the soil holds.',
    },
    kn: {
      word: 'ಸಾವಯವ ಇಂಗಾಲ',
      meaning: 'ಮಣ್ಣಿನಲ್ಲಿ ಕೊಳೆತ ಸಸ್ಯ ಮತ್ತು ಗೊಬ್ಬರದ ಇಂಗಾಲ. ಇದು ಹೆಚ್ಚಿದ್ದಷ್ಟೂ ಮಣ್ಣು ನೀರು ಮತ್ತು ಪೋಷಕಾಂಶ ಹಿಡಿದಿಡುತ್ತದೆ.',
    },
  },
  ph: {
    en: {
      word: 'pH',
      meaning: 'Says how sour or alkaline soil or water is. 7 is neutral, below is sour, above is alkaline.',
    },
    kn: {
      word: 'ರಸಸಾರ (pH)',
      meaning: 'ಮಣ್ಣು ಅಥವಾ ನೀರು ಎಷ್ಟು ಹುಳಿ ಅಥವಾ ಕ್ಷಾರ ಎಂಬ ಅಳತೆ. 7 ತಟಸ್ಥ, ಕಡಿಮೆ ಇದ್ದರೆ ಹುಳಿ, ಹೆಚ್ಚಿದ್ದರೆ ಕ್ಷಾರ.',
    },
  },
  'pheromone-trap': {
    en: {
      word: 'Pheromone trap',
      meaning: 'A trap with the smell of the female moth. It catches males, so that you can count them.',
    },
    kn: { word: 'ಮೋಹಕ ಬಲೆ', meaning: 'ಹೆಣ್ಣು ಪತಂಗದ ವಾಸನೆ ಇರುವ ಬಲೆ. ಗಂಡು ಪತಂಗಗಳು ಬೀಳುತ್ತವೆ, ಎಣಿಸಲು ಅನುಕೂಲ.' },
  },
  ppe: {
    en: {
      word: 'Protective clothing',
      meaning: 'Gloves, long sleeves, apron, mask, goggles and boots worn for mixing and spraying.',
    },
    kn: {
      word: 'ರಕ್ಷಣಾ ಉಡುಪು',
      meaning: 'ಬೆರೆಸುವಾಗ ಮತ್ತು ಸಿಂಪಡಿಸುವಾಗ ಧರಿಸುವ ಕೈಗವಸು, ಉದ್ದ ತೋಳಿನ ಅಂಗಿ, ಏಪ್ರನ್, ಮುಖಗವಸು, ಕನ್ನಡಕ ಮತ್ತು ಬೂಟು.',
    },
  },
  resistance: {
    en: {
      word: 'Resistance',
      meaning: 'When a pest is no longer killed by a product, because it met it too often.',
    },
    kn: { word: 'ಪ್ರತಿರೋಧಕತೆ', meaning: 'ಒಂದೇ ಔಷಧಿ ಪದೇ ಪದೇ ಬಳಸಿದ್ದರಿಂದ ಪೀಡೆ ಅದಕ್ಕೆ ಸಾಯದಿರುವುದು.' },
  },
  sodic: {
    en: {
      word: 'Sodic soil',
      meaning:
        'Soil with too much sodium: hard when dry, slippery when wet, pH above 8.5. Gypsum helps, lime harms.',
    },
    kn: {
      word: 'ಕ್ಷಾರ ಮಣ್ಣು',
      meaning:
        'ಸೋಡಿಯಂ ಹೆಚ್ಚಿರುವ ಮಣ್ಣು: ಒಣಗಿದಾಗ ಗಟ್ಟಿ, ಒದ್ದೆಯಾದಾಗ ಜಾರು, ರಸಸಾರ 8.5 ಕ್ಕಿಂತ ಹೆಚ್ಚು. ಜಿಪ್ಸಂ ಒಳ್ಳೆಯದು, ಸುಣ್ಣ ಹಾಕಬಾರದು.',
    },
  },
  systemic: {
    en: {
      word: 'Systemic product',
      meaning: 'Taken up by the plant and carried in its sap. It needs a growing, watered plant.',
    },
    kn: { word: 'ಅಂತರ್ವ್ಯಾಪಿ (ಸಿಸ್ಟಮಿಕ್) ಔಷಧಿ', meaning: 'ಗಿಡ ಹೀರಿಕೊಂಡು ರಸದ ಮೂಲಕ ಹರಡುವ ಔಷಧಿ. ಗಿಡ ಬೆಳೆಯುತ್ತಿರಬೇಕು, ನೀರು ಸಿಕ್ಕಿರಬೇಕು.' },
  },
  threshold: {
    en: {
      word: 'Threshold',
      meaning: 'The count of pests at which the loss becomes dearer than the spray. Below it, wait.',
    },
    kn: {
      word: 'ಆರ್ಥಿಕ ನಷ್ಟದ ಮಿತಿ',
      meaning: 'ಯಾವ ಸಂಖ್ಯೆಯ ಕೀಟಕ್ಕೆ ನಷ್ಟವು ಸಿಂಪಡಣೆಯ ಖರ್ಚಿಗಿಂತ ಹೆಚ್ಚಾಗುತ್ತದೋ ಆ ಮಿತಿ. ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಇದ್ದರೆ ಕಾಯಿರಿ.',
    },
  },
  'top-dressing': {
    en: { word: 'Top dressing', meaning: 'Fertilizer given to the standing crop, on moist soil.' },
    kn: { word: 'ಮೇಲುಗೊಬ್ಬರ', meaning: 'ಬೆಳೆದು ನಿಂತ ಬೆಳೆಗೆ, ತೇವವಿರುವ ಮಣ್ಣಿಗೆ ಕೊಡುವ ಗೊಬ್ಬರ.' },
  },
  'waiting-period': {
    en: {
      word: 'Waiting period',
      meaning:
        'Days that must pass between the last spray and the harvest. It stands on the label, for each crop.',
    },
    kn: {
      word: 'ಕೊಯ್ಲಿಗೆ ಮುನ್ನ ಕಾಯುವ ಅವಧಿ',
      meaning: 'ಕೊನೆಯ ಸಿಂಪಡಣೆಯಿಂದ ಕೊಯ್ಲಿನವರೆಗೆ ಕಾಯಬೇಕಾದ ದಿನಗಳು. ಪ್ರತಿ ಬೆಳೆಗೂ ಲೇಬಲ್ ಮೇಲೆ ಬರೆದಿರುತ್ತದೆ.',
    },
  },
};
