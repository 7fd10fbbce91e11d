import type { Localized } from '#shared/domain/by-language.ts';

/** What stands for the crop of a case whose farmer named none. */
export const NO_CROP: Localized = { en: 'Crop not said', kn: 'ಬೆಳೆ ಹೇಳಿಲ್ಲ' };

/**
 * The crops of Karnataka that the office picks from, the commonest first. The key is stored with the customer and stays;
 * a crop that is not in the list is stored by the office's own words.
 */
export const CROPS: Readonly<Record<string, Localized>> = {
  paddy: { en: 'Paddy', kn: 'ಭತ್ತ' },
  ragi: { en: 'Ragi', kn: 'ರಾಗಿ' },
  maize: { en: 'Maize', kn: 'ಮೆಕ್ಕೆಜೋಳ' },
  jowar: { en: 'Jowar', kn: 'ಜೋಳ' },
  arecanut: { en: 'Arecanut', kn: 'ಅಡಿಕೆ' },
  coconut: { en: 'Coconut', kn: 'ತೆಂಗು' },
  coffee: { en: 'Coffee', kn: 'ಕಾಫಿ' },
  'black-pepper': { en: 'Black pepper', kn: 'ಕಾಳುಮೆಣಸು' },
  cardamom: { en: 'Cardamom', kn: 'ಏಲಕ್ಕಿ' },
  ginger: { en: 'Ginger', kn: 'ಶುಂಠಿ' },
  turmeric: { en: 'Turmeric', kn: 'ಅರಿಶಿನ' },
  sugarcane: { en: 'Sugarcane', kn: 'ಕಬ್ಬು' },
  cotton: { en: 'Cotton', kn: 'ಹತ್ತಿ' },
  tobacco: { en: 'Tobacco', kn: 'ತಂಬಾಕು' },
  groundnut: { en: 'Groundnut', kn: 'ಶೇಂಗಾ' },
  sunflower: { en: 'Sunflower', kn: 'ಸೂರ್ಯಕಾಂತಿ' },
  soybean: { en: 'Soybean', kn: 'ಸೋಯಾಬೀನ್' },
  tur: { en: 'Tur (red gram)', kn: 'ತೊಗರಿ' },
  'bengal-gram': { en: 'Bengal gram', kn: 'ಕಡಲೆ' },
  'green-gram': { en: 'Green gram', kn: 'ಹೆಸರು' },
  'black-gram': { en: 'Black gram', kn: 'ಉದ್ದು' },
  'horse-gram': { en: 'Horse gram', kn: 'ಹುರುಳಿ' },
  cowpea: { en: 'Cowpea', kn: 'ಅಲಸಂದೆ' },
  chilli: { en: 'Chilli', kn: 'ಮೆಣಸಿನಕಾಯಿ' },
  tomato: { en: 'Tomato', kn: 'ಟೊಮೆಟೊ' },
  onion: { en: 'Onion', kn: 'ಈರುಳ್ಳಿ' },
  potato: { en: 'Potato', kn: 'ಆಲೂಗಡ್ಡೆ' },
  brinjal: { en: 'Brinjal', kn: 'ಬದನೆ' },
  okra: { en: 'Okra', kn: 'ಬೆಂಡೆ' },
  beans: { en: 'Beans', kn: 'ಹುರುಳಿಕಾಯಿ' },
  cabbage: { en: 'Cabbage', kn: 'ಎಲೆಕೋಸು' },
  cauliflower: { en: 'Cauliflower', kn: 'ಹೂಕೋಸು' },
  cucumber: { en: 'Cucumber', kn: 'ಸೌತೆ' },
  watermelon: { en: 'Watermelon', kn: 'ಕಲ್ಲಂಗಡಿ' },
  banana: { en: 'Banana', kn: 'ಬಾಳೆ' },
  mango: { en: 'Mango', kn: 'ಮಾವು' },
  grapes: { en: 'Grapes', kn: 'ದ್ರಾಕ್ಷಿ' },
  pomegranate: { en: 'Pomegranate', kn: 'ದಾಳಿಂಬೆ' },
  papaya: { en: 'Papaya', kn: 'ಪಪ್ಪಾಯಿ' },
  guava: { en: 'Guava', kn: 'ಸೀಬೆ' },
  sapota: { en: 'Sapota', kn: 'ಸಪೋಟ' },
  lemon: { en: 'Lemon', kn: 'ನಿಂಬೆ' },
  mulberry: { en: 'Mulberry', kn: 'ಹಿಪ್ಪುನೇರಳೆ' },
  marigold: { en: 'Marigold', kn: 'ಚೆಂಡು ಹೂವು' },
  jasmine: { en: 'Jasmine', kn: 'ಮಲ್ಲಿಗೆ' },
  rose: { en: 'Rose', kn: 'ಗುಲಾಬಿ' },
};
