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
      en: 'The doctor’s table from above: a tomato leaf with brown rings under a hand lens, a notebook, the answer on a phone',
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
    alt: { en: 'A pack of fungicide powder with a measuring spoon', kn: 'ಶಿಲೀಂಧ್ರನಾಶಕ ಪುಡಿಯ ಪೊಟ್ಟಣ ಮತ್ತು ಅಳತೆ ಚಮಚ' },
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
      en: 'A plant doctor visits a farmer in the field',
      kn: 'ಸಸ್ಯ ವೈದ್ಯರು ಹೊಲಕ್ಕೆ ಬಂದು ರೈತನೊಂದಿಗೆ ಮಾತನಾಡುತ್ತಿದ್ದಾರೆ',
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
      en: 'A hand lens over a tomato leaf, a ladybird beside the spot',
      kn: 'ಟೊಮೆಟೊ ಎಲೆಯ ಮೇಲೆ ಭೂತಗನ್ನಡಿ, ಚುಕ್ಕೆಯ ಪಕ್ಕದಲ್ಲಿ ಗುಲಗಂಜಿ ಹುಳು',
    },
  },
  {
    id: 'expertise-soil',
    file: 'expertise-soil.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'Layers of soil with roots and an earthworm beside a test tube',
      kn: 'ಬೇರು ಮತ್ತು ಎರೆಹುಳುವಿರುವ ಮಣ್ಣಿನ ಪದರಗಳು, ಪಕ್ಕದಲ್ಲಿ ಪರೀಕ್ಷಾ ನಳಿಕೆ',
    },
  },
  {
    id: 'expertise-advisory',
    file: 'expertise-advisory.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A plant doctor and a farming couple look at a plan of their field',
      kn: 'ಸಸ್ಯ ವೈದ್ಯರು ಮತ್ತು ರೈತ ದಂಪತಿ ಹೊಲದ ನಕ್ಷೆ ನೋಡುತ್ತಿದ್ದಾರೆ',
    },
  },
  {
    id: 'founder',
    file: 'founder.svg',
    width: 600,
    height: 750,
    alt: {
      en: 'Drawn portrait of the founder, an older plant doctor in a white coat before areca palms',
      kn: 'ಸಂಸ್ಥಾಪಕರ ಚಿತ್ರ: ಅಡಿಕೆ ಮರಗಳ ಮುಂದೆ ಬಿಳಿ ಕೋಟು ಧರಿಸಿದ ಹಿರಿಯ ಸಸ್ಯ ವೈದ್ಯರು',
    },
  },
  {
    id: 'story-areca',
    file: 'story-areca.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A farmer beside areca bunches spread out to dry',
      kn: 'ಒಣಗಲು ಹರಡಿದ ಅಡಿಕೆಯ ಪಕ್ಕದಲ್ಲಿ ರೈತ',
    },
  },
  {
    id: 'story-tomato',
    file: 'story-tomato.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A farmer between staked tomato rows with a full crate',
      kn: 'ಕೋಲು ಕಟ್ಟಿದ ಟೊಮೆಟೊ ಸಾಲುಗಳ ನಡುವೆ ತುಂಬಿದ ಕ್ರೇಟು ಹಿಡಿದ ರೈತ',
    },
  },
  {
    id: 'story-paddy',
    file: 'story-paddy.svg',
    width: 800,
    height: 600,
    alt: { en: 'A woman with a sheaf of ripe paddy on the bund', kn: 'ಬದುವಿನ ಮೇಲೆ ಮಾಗಿದ ಭತ್ತದ ಸಿವುಡು ಹಿಡಿದ ಹೆಂಗಸು' },
  },
  {
    id: 'clinic-hero',
    file: 'clinic-hero.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'Inside the clinic: a plant doctor at a table with leaves and a hand lens, farmers on the bench',
      kn: 'ಚಿಕಿತ್ಸಾಲಯದ ಒಳಗೆ: ಎಲೆ ಮತ್ತು ಭೂತಗನ್ನಡಿಯೊಂದಿಗೆ ಮೇಜಿನ ಬಳಿ ಸಸ್ಯ ವೈದ್ಯೆ, ಬೆಂಚಿನ ಮೇಲೆ ರೈತರು',
    },
  },
  {
    id: 'distribution-hero',
    file: 'distribution-hero.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'The godown at loading time: sacks on pallets, a clerk with a list, a lorry at the dock',
      kn: 'ಗೋದಾಮಿನಲ್ಲಿ ಲೋಡಿಂಗ್: ಹಲಗೆಗಳ ಮೇಲೆ ಚೀಲಗಳು, ಪಟ್ಟಿ ಹಿಡಿದ ಗುಮಾಸ್ತ, ನಿಂತಿರುವ ಲಾರಿ',
    },
  },
  {
    id: 'dealers',
    file: 'dealers.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'A dealer behind his counter before shelves of packets, a farmer showing him a phone',
      kn: 'ಪೊಟ್ಟಣಗಳ ಕಪಾಟಿನ ಮುಂದೆ ಕೌಂಟರ್ ಹಿಂದೆ ವ್ಯಾಪಾರಿ; ರೈತ ಫೋನ್ ತೋರಿಸುತ್ತಿದ್ದಾರೆ',
    },
  },
  {
    id: 'about',
    file: 'about.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'A plant doctor rides a motorcycle along a field road at dawn, a bag of samples on the back',
      kn: 'ಮುಂಜಾನೆ ಹೊಲದ ದಾರಿಯಲ್ಲಿ ಮಾದರಿಗಳ ಚೀಲದೊಂದಿಗೆ ಬೈಕಿನಲ್ಲಿ ಹೋಗುತ್ತಿರುವ ಸಸ್ಯ ವೈದ್ಯರು',
    },
  },
  {
    id: 'contact',
    file: 'contact.svg',
    width: 1200,
    height: 750,
    alt: {
      en: 'A farmer on a bund talks on the phone, the clinic under a tree behind him',
      kn: 'ಬದುವಿನ ಮೇಲೆ ಫೋನಿನಲ್ಲಿ ಮಾತನಾಡುತ್ತಿರುವ ರೈತ, ಹಿಂದೆ ಮರದ ಕೆಳಗೆ ಚಿಕಿತ್ಸಾಲಯ',
    },
  },
  {
    id: 'not-found',
    file: 'not-found.svg',
    width: 800,
    height: 600,
    alt: {
      en: 'A scarecrow at a fork of field paths, an egret on its arm',
      kn: 'ಹೊಲದ ದಾರಿ ಕವಲೊಡೆದಲ್ಲಿ ಬೆರ್ಚಪ್ಪ, ಅದರ ತೋಳಿನ ಮೇಲೆ ಬೆಳ್ಳಕ್ಕಿ',
    },
  },
  {
    id: 'education-video',
    file: 'education-video.svg',
    width: 1280,
    height: 720,
    alt: {
      en: 'A plant doctor shows a group of farmers a plant with its roots under a banyan tree',
      kn: 'ಆಲದ ಮರದ ಕೆಳಗೆ ಸಸ್ಯ ವೈದ್ಯೆ ರೈತರ ಗುಂಪಿಗೆ ಬೇರು ಸಹಿತ ಗಿಡ ತೋರಿಸುತ್ತಿದ್ದಾರೆ',
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
