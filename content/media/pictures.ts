/**
 * Every picture of the site: its file in this folder, its frame in pixels and what it shows, for those who cannot
 * see it. A photograph that takes a drawing's place keeps the id; README.md tells how.
 */
export const PICTURES = [
  {
    id: 'banner-clinic',
    file: 'banner-clinic.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'A table in the clinic from above: a tomato leaf with brown rings under a hand lens, a notebook, the answer on a phone',
      kn: 'ವೈದ್ಯರ ಮೇಜು, ಮೇಲಿನಿಂದ: ಭೂತಗನ್ನಡಿಯ ಕೆಳಗೆ ಕಂದು ಉಂಗುರಗಳಿರುವ ಟೊಮೆಟೊ ಎಲೆ, ನೋಟ್‌ಬುಕ್, ಫೋನಿನಲ್ಲಿ ಬಂದ ಉತ್ತರ',
    },
  },
  {
    id: 'banner-paddy',
    file: 'banner-paddy.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'Paddy fields from above: water, green plots and bunds; a row of people transplants seedlings',
      kn: 'ಮೇಲಿನಿಂದ ಕಂಡ ಭತ್ತದ ಗದ್ದೆಗಳು: ನೀರು, ಹಸಿರು ಪೈರು, ಬದುಗಳು; ಸಾಲಾಗಿ ನಾಟಿ ಮಾಡುತ್ತಿರುವ ಜನ',
    },
  },
  {
    id: 'banner-ragi',
    file: 'banner-ragi.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'Ripe heads of ragi, seen close, before a red field',
      kn: 'ಕೆಂಪು ಹೊಲದ ಮುಂದೆ ಮಾಗಿದ ರಾಗಿ ತೆನೆಗಳು, ಹತ್ತಿರದಿಂದ',
    },
  },
  {
    id: 'banner-areca',
    file: 'banner-areca.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'Bunches of areca nuts in clear covers, tied at the neck, in the rain',
      kn: 'ಮಳೆಯಲ್ಲಿ ಕೊಟ್ಟೆ ಕಟ್ಟಿದ ಅಡಿಕೆ ಗೊನೆಗಳು',
    },
  },
  {
    id: 'banner-coffee',
    file: 'banner-coffee.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'A coffee branch with ripe berries in the shade; one leaf, turned over, shows the orange spots of rust',
      kn: 'ನೆರಳಿನಲ್ಲಿ ಹಣ್ಣು ತುಂಬಿದ ಕಾಫಿ ರೆಂಬೆ; ತಿರುಗಿಸಿದ ಒಂದು ಎಲೆಯ ಅಡಿಯಲ್ಲಿ ತುಕ್ಕು ರೋಗದ ಕಿತ್ತಳೆ ಚುಕ್ಕೆಗಳು',
    },
  },
  {
    id: 'banner-tomato',
    file: 'banner-tomato.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'Staked tomato plants with ripe fruit, tied to strings; a drip line on the ground',
      kn: 'ಕೋಲು ನೆಟ್ಟು ದಾರಕ್ಕೆ ಕಟ್ಟಿದ ಟೊಮೆಟೊ ಗಿಡಗಳು, ಮಾಗಿದ ಹಣ್ಣು; ನೆಲದ ಮೇಲೆ ಹನಿ ನೀರಿನ ಕೊಳವೆ',
    },
  },
  {
    id: 'banner-soil',
    file: 'banner-soil.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'A cut through the soil in layers, with roots and earthworms; five flags beside five cuts for the sample',
      kn: 'ಬೇರು, ಎರೆಹುಳುಗಳಿರುವ ಮಣ್ಣಿನ ಪದರಗಳು; ಮಾದರಿ ತೆಗೆದ ಐದು ಜಾಗಗಳಲ್ಲಿ ಐದು ಬಾವುಟಗಳು',
    },
  },
  {
    id: 'banner-spray',
    file: 'banner-spray.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'A long shirt, apron, mask, goggles and gloves on their pegs; boots, clean water, a measure and the sprayer below',
      kn: 'ಗೂಟಗಳ ಮೇಲೆ ಉದ್ದ ತೋಳಿನ ಅಂಗಿ, ಏಪ್ರನ್, ಮುಖಗವಸು, ಕನ್ನಡಕ, ಕೈಗವಸು; ಕೆಳಗೆ ಬೂಟು, ಶುದ್ಧ ನೀರು, ಅಳತೆ ಪಾತ್ರೆ, ಸ್ಪ್ರೇ ಟ್ಯಾಂಕ್',
    },
  },
  {
    id: 'banner-delivery',
    file: 'banner-delivery.svg',
    width: 1600,
    height: 640,
    alt: {
      en: 'A lorry on the road, from the side, loaded with tied sacks',
      kn: 'ರಸ್ತೆಯಲ್ಲಿ ಚೀಲ ತುಂಬಿ ಹಗ್ಗ ಕಟ್ಟಿದ ಲಾರಿ',
    },
  },
  {
    id: 'product-maize',
    file: 'product-maize.svg',
    width: 400,
    height: 400,
    alt: { en: 'A bag of maize seed with cobs', kn: 'ಮುಸುಕಿನ ಜೋಳ ಬೀಜದ ಚೀಲ ಮತ್ತು ತೆನೆಗಳು' },
  },
  {
    id: 'product-paddy',
    file: 'product-paddy.svg',
    width: 400,
    height: 400,
    alt: { en: 'A bag of paddy seed with ripe ears', kn: 'ಭತ್ತದ ಬೀಜದ ಚೀಲ ಮತ್ತು ತೆನೆಗಳು' },
  },
  {
    id: 'product-urea',
    file: 'product-urea.svg',
    width: 400,
    height: 400,
    alt: { en: 'A sack of urea and a heap of white grains', kn: 'ಯೂರಿಯಾ ಚೀಲ ಮತ್ತು ಬಿಳಿ ಕಾಳುಗಳ ರಾಶಿ' },
  },
  {
    id: 'product-dap',
    file: 'product-dap.svg',
    width: 400,
    height: 400,
    alt: { en: 'A sack of DAP and a heap of dark grains', kn: 'ಡಿಎಪಿ ಚೀಲ ಮತ್ತು ಕಡು ಬಣ್ಣದ ಕಾಳುಗಳ ರಾಶಿ' },
  },
  {
    id: 'product-neem',
    file: 'product-neem.svg',
    width: 400,
    height: 400,
    alt: { en: 'A bottle of neem oil with a neem twig and fruits', kn: 'ಬೇವಿನ ಎಣ್ಣೆ ಬಾಟಲಿ, ಬೇವಿನ ಎಲೆ ಮತ್ತು ಕಾಯಿ' },
  },
  {
    id: 'product-fungicide',
    file: 'product-fungicide.svg',
    width: 400,
    height: 400,
    alt: { en: 'A pack of fungicide powder with a measuring spoon', kn: 'ಶಿಲೀಂಧ್ರನಾಶಕ ಪುಡಿಯ ಪ್ಯಾಕ್ ಮತ್ತು ಅಳತೆ ಚಮಚ' },
  },
  {
    id: 'product-soil-test',
    file: 'product-soil-test.svg',
    width: 400,
    height: 400,
    alt: { en: 'A soil sample in a bag, with test tubes', kn: 'ಚೀಲದಲ್ಲಿ ಮಣ್ಣಿನ ಮಾದರಿ ಮತ್ತು ಪರೀಕ್ಷಾ ನಳಿಕೆಗಳು' },
  },
  {
    id: 'product-consultation',
    file: 'product-consultation.svg',
    width: 400,
    height: 400,
    alt: {
      en: 'The bag of the plant doctor and a hand lens beside a tomato plant',
      kn: 'ಟೊಮೆಟೊ ಗಿಡದ ಪಕ್ಕದಲ್ಲಿ ಸಸ್ಯ ವೈದ್ಯರ ಚೀಲ ಮತ್ತು ಭೂತಗನ್ನಡಿ',
    },
  },
  {
    id: 'product-plain',
    file: 'product-plain.svg',
    width: 400,
    height: 400,
    alt: { en: 'A carton and a small sack', kn: 'ಒಂದು ಪೆಟ್ಟಿಗೆ ಮತ್ತು ಸಣ್ಣ ಚೀಲ' },
  },
  {
    id: 'expertise-plant-health',
    file: 'expertise-plant-health.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A hand lens over a spot on a leaf, a ladybird beside it',
      kn: 'ಎಲೆಯ ಚುಕ್ಕೆಯ ಮೇಲೆ ಭೂತಗನ್ನಡಿ, ಪಕ್ಕದಲ್ಲಿ ಗುಲಗಂಜಿ ದುಂಬಿ',
    },
  },
  {
    id: 'expertise-soil',
    file: 'expertise-soil.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'Three soils shaken in water have settled in jars; a colour strip, a trowel and a soil card',
      kn: 'ನೀರಿನಲ್ಲಿ ಕಲಕಿ ತಿಳಿಯಾದ ಮೂರು ಬಗೆಯ ಮಣ್ಣು ಜಾಡಿಗಳಲ್ಲಿ; ಬಣ್ಣದ ಪಟ್ಟಿ, ಕರಣೆ, ಮಣ್ಣಿನ ಕಾರ್ಡ್',
    },
  },
  {
    id: 'expertise-advisory',
    file: 'expertise-advisory.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A plan of a field with its plots and water, a ruler, a pencil and three bags of seed',
      kn: 'ಪ್ಲಾಟುಗಳು ಮತ್ತು ನೀರಿನ ದಾರಿ ಇರುವ ಹೊಲದ ನಕ್ಷೆ, ಅಳತೆಪಟ್ಟಿ, ಪೆನ್ಸಿಲ್, ಮೂರು ಬೀಜದ ಚೀಲಗಳು',
    },
  },
  {
    id: 'founder',
    file: 'founder.svg',
    width: 600,
    height: 750,
    alt: {
      en: 'Place for a photograph of the founder: an empty frame above a shelf with a seedling, spectacles, books and a hand lens',
      kn: 'ಸಂಸ್ಥಾಪಕರ ಫೋಟೋಗೆ ಜಾಗ: ಖಾಲಿ ಚೌಕಟ್ಟು; ಕೆಳಗಿನ ಹಲಗೆಯ ಮೇಲೆ ಸಸಿ, ಕನ್ನಡಕ, ಪುಸ್ತಕಗಳು, ಭೂತಗನ್ನಡಿ',
    },
  },
  {
    id: 'story-areca',
    file: 'story-areca.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'Areca nuts drying in rows on a mat; apart, a few rotten ones with white mould',
      kn: 'ಚಾಪೆಯ ಮೇಲೆ ಸಾಲಾಗಿ ಒಣಗುತ್ತಿರುವ ಅಡಿಕೆ; ಬೇರೆ ಕಡೆ ಬಿಳಿ ಬೂಸು ಹಿಡಿದ ಕೆಲವು ಕೊಳೆತ ಕಾಯಿಗಳು',
    },
  },
  {
    id: 'story-tomato',
    file: 'story-tomato.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'Left, a tomato leaf with brown rings; right, a staked plant with a full truss',
      kn: 'ಎಡಕ್ಕೆ ಕಂದು ಉಂಗುರಗಳಿರುವ ಟೊಮೆಟೊ ಎಲೆ; ಬಲಕ್ಕೆ ಕೋಲು ಕಟ್ಟಿದ ಗಿಡದಲ್ಲಿ ತುಂಬಿದ ಗೊಂಚಲು',
    },
  },
  {
    id: 'story-paddy',
    file: 'story-paddy.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'Left, stunted yellow paddy; right, tall green paddy with ears; between them one bag of zinc sulphate',
      kn: 'ಎಡಕ್ಕೆ ಕುಗ್ಗಿದ ಹಳದಿ ಭತ್ತ; ಬಲಕ್ಕೆ ತೆನೆ ಬಂದ ಹಸಿರು ಭತ್ತ; ನಡುವೆ ಒಂದು ಚೀಲ ಸತುವಿನ ಸಲ್ಫೇಟ್',
    },
  },
  {
    id: 'clinic-hero',
    file: 'clinic-hero.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'Inside the clinic: a microscope, a hand lens and a sick tomato plant in its pot on the table, a bench under the window',
      kn: 'ಚಿಕಿತ್ಸಾಲಯದ ಕೋಣೆ: ಮೇಜಿನ ಮೇಲೆ ಸೂಕ್ಷ್ಮದರ್ಶಕ, ಭೂತಗನ್ನಡಿ, ಕುಂಡದಲ್ಲಿ ರೋಗ ಬಿದ್ದ ಟೊಮೆಟೊ ಗಿಡ; ಕಿಟಕಿಯ ಕೆಳಗೆ ಬೆಂಚು',
    },
  },
  {
    id: 'distribution-hero',
    file: 'distribution-hero.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'Inside the godown: sacks and cartons on pallets, a scale, a hand trolley; a field road beyond the open door',
      kn: 'ಗೋದಾಮಿನ ಒಳಗೆ: ಹಲಗೆಗಳ ಮೇಲೆ ಚೀಲ, ಪೆಟ್ಟಿಗೆಗಳು, ತೂಕದ ಯಂತ್ರ, ತಳ್ಳುಗಾಡಿ; ತೆರೆದ ಬಾಗಿಲಿನಾಚೆ ಹೊಲದ ದಾರಿ',
    },
  },
  {
    id: 'dealers',
    file: 'dealers.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'Shelves of a dealer with bottles, packets, sacks and seed; on the counter a pair of scales and the bill book',
      kn: 'ವ್ಯಾಪಾರಿಯ ಅಂಗಡಿಯ ಕಪಾಟು: ಬಾಟಲಿ, ಪ್ಯಾಕ್, ಚೀಲ, ಬೀಜ; ಕೌಂಟರ್ ಮೇಲೆ ತಕ್ಕಡಿ ಮತ್ತು ಬಿಲ್ ಪುಸ್ತಕ',
    },
  },
  {
    id: 'about',
    file: 'about.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'A motorcycle parked on a road between fields, a sample box strapped on behind, the helmet on its handlebar',
      kn: 'ಹೊಲಗಳ ನಡುವಿನ ದಾರಿಯಲ್ಲಿ ನಿಲ್ಲಿಸಿದ ಬೈಕು; ಹಿಂದೆ ಕಟ್ಟಿದ ಮಾದರಿಗಳ ಪೆಟ್ಟಿಗೆ, ಹ್ಯಾಂಡಲ್ ಮೇಲೆ ಹೆಲ್ಮೆಟ್',
    },
  },
  {
    id: 'contact',
    file: 'contact.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'The counter of the shop: a telephone, a slip of paper, a bell; on the wall a slate with the hours',
      kn: 'ಅಂಗಡಿಯ ಕೌಂಟರ್: ಫೋನ್, ಚೀಟಿ, ಗಂಟೆ; ಗೋಡೆಯ ಮೇಲೆ ಸಮಯ ಬರೆದ ಹಲಗೆ',
    },
  },
  {
    id: 'not-found',
    file: 'not-found.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A signpost where a field path forks, a crow on top',
      kn: 'ಹೊಲದ ದಾರಿ ಕವಲೊಡೆದಲ್ಲಿ ಎರಡು ಕಡೆ ತೋರಿಸುವ ಕೈಮರ, ಮೇಲೆ ಕಾಗೆ',
    },
  },
  {
    id: 'education-video',
    file: 'education-video.svg',
    width: 1280,
    height: 720,
    alt: {
      en: 'A phone on a stand films a chilli plant with its roots before a white sheet',
      kn: 'ಸ್ಟ್ಯಾಂಡ್ ಮೇಲಿನ ಫೋನಿನಲ್ಲಿ ಬಿಳಿ ಬಟ್ಟೆಯ ಮುಂದಿನ ಬೇರು ಸಹಿತ ಮೆಣಸಿನಕಾಯಿ ಗಿಡದ ಚಿತ್ರೀಕರಣ',
    },
  },
  {
    id: 'topic-soil',
    file: 'topic-soil.svg',
    width: 160,
    height: 160,
    alt: { en: 'A seedling over layers of soil', kn: 'ಮಣ್ಣಿನ ಪದರಗಳ ಮೇಲೆ ಸಸಿ' },
  },
  {
    id: 'topic-water',
    file: 'topic-water.svg',
    width: 160,
    height: 160,
    alt: { en: 'A drop of water over a furrow', kn: 'ಸಾಲಿನ ಮೇಲೆ ನೀರಿನ ಹನಿ' },
  },
  {
    id: 'topic-rotation',
    file: 'topic-rotation.svg',
    width: 160,
    height: 160,
    alt: { en: 'Three crops following each other in a circle', kn: 'ಒಂದರ ನಂತರ ಒಂದು ಬರುವ ಮೂರು ಬೆಳೆಗಳು' },
  },
  {
    id: 'topic-market',
    file: 'topic-market.svg',
    width: 160,
    height: 160,
    alt: { en: 'A weighing scale with produce', kn: 'ತಕ್ಕಡಿಯಲ್ಲಿ ಫಸಲು' },
  },
] as const;

export type PictureId = (typeof PICTURES)[number]['id'];
