import type { Localized } from '#shared/domain/by-language.ts';

interface GuideCrop {
  name: Localized;
  /** Key of content/crops.ts, under which the office stores it, where that is another. */
  stored?: string;
  /** Takes far more water than a field crop, or is not sprayed: a dose by the pump would be wrong. */
  ownWater?: true;
}

/** The crops of the label table, by the word that stands in an address (`/guide/crop/red-gram`). */
export const GUIDE_CROPS: Readonly<Record<string, GuideCrop>> = {
  arecanut: { name: { en: 'Arecanut', kn: 'ಅಡಿಕೆ' }, ownWater: true },
  paddy: { name: { en: 'Paddy', kn: 'ಭತ್ತ' } },
  ragi: { name: { en: 'Ragi', kn: 'ರಾಗಿ' } },
  maize: { name: { en: 'Maize', kn: 'ಮುಸುಕಿನ ಜೋಳ' } },
  sorghum: { name: { en: 'Sorghum', kn: 'ಜೋಳ' }, stored: 'jowar' },
  tomato: { name: { en: 'Tomato', kn: 'ಟೊಮೆಟೊ' } },
  chilli: { name: { en: 'Chilli', kn: 'ಮೆಣಸಿನಕಾಯಿ' } },
  brinjal: { name: { en: 'Brinjal', kn: 'ಬದನೆ' } },
  okra: { name: { en: 'Okra', kn: 'ಬೆಂಡೆ' } },
  cabbage: { name: { en: 'Cabbage', kn: 'ಎಲೆಕೋಸು' } },
  onion: { name: { en: 'Onion', kn: 'ಈರುಳ್ಳಿ' } },
  potato: { name: { en: 'Potato', kn: 'ಆಲೂಗಡ್ಡೆ' } },
  cotton: { name: { en: 'Cotton', kn: 'ಹತ್ತಿ' } },
  'red-gram': { name: { en: 'Red gram', kn: 'ತೊಗರಿ' }, stored: 'tur' },
  chickpea: { name: { en: 'Chickpea', kn: 'ಕಡಲೆ' }, stored: 'bengal-gram' },
  groundnut: { name: { en: 'Groundnut', kn: 'ಶೇಂಗಾ' } },
  soybean: { name: { en: 'Soybean', kn: 'ಸೋಯಾ ಅವರೆ' } },
  sugarcane: { name: { en: 'Sugarcane', kn: 'ಕಬ್ಬು' }, ownWater: true },
  coffee: { name: { en: 'Coffee', kn: 'ಕಾಫಿ' }, ownWater: true },
  'black-pepper': { name: { en: 'Black pepper', kn: 'ಕಾಳುಮೆಣಸು' }, ownWater: true },
  cardamom: { name: { en: 'Cardamom', kn: 'ಏಲಕ್ಕಿ' }, ownWater: true },
  ginger: { name: { en: 'Ginger', kn: 'ಶುಂಠಿ' } },
  coconut: { name: { en: 'Coconut', kn: 'ತೆಂಗು' }, ownWater: true },
  grape: { name: { en: 'Grape', kn: 'ದ್ರಾಕ್ಷಿ' }, stored: 'grapes', ownWater: true },
  /** No crop: the line holds for every crop that the pack names. */
  'as-labelled': { name: { en: 'Crops on its label', kn: 'ಲೇಬಲ್‌ನಲ್ಲಿರುವ ಬೆಳೆಗಳು' } },
  pomegranate: { name: { en: 'Pomegranate', kn: 'ದಾಳಿಂಬೆ' }, ownWater: true },
};
