import type { Language } from '#shared/domain/languages.ts';
import type { PictureId } from './media/pictures.ts';

/**
 * What can be bought on /products: a fixed list the owner edits. The server charges these prices whatever a
 * link says. `sample: true` marks makers and registrations invented for development; production shows none.
 *
 * HSN and GST rates stand as from 22 September 2025 and want a chartered accountant's confirmation, above all
 * the two services. Prices include GST. The owner must look at the price of urea: the statutory retail price
 * of a 45 kg bag is about 266.50 rupees (Press Information Bureau, 20 March 2026), and subsidised bags are sold
 * through the point-of-sale device only: mark it `ask: true`. Until then pages tell the buyer so
 * (shared/domain/money/statutory-price.ts).
 */
export type CategoryId = 'seeds' | 'fertilizers' | 'pesticides' | 'services';

type Words = Record<Language, string>;

export interface CatalogueItem {
  sku: string;
  category: CategoryId;
  /** 'product-plain' stands for whatever has no picture of its own. */
  picture: PictureId;
  name: Words;
  unit: Words;
  desc: Words;
  /** Rupees, GST included. For goods it is also the MRP of the pack unless `mrp` says otherwise. */
  price: number;
  /** Rupees, as printed on the pack. */
  mrp?: number;
  /** Not paid for online: the page shows "Ask for it" instead of Pay Now (subsidised fertilisers, seasonal prices). */
  ask?: true;
  /** HSN of goods, SAC of services. */
  hsn: string;
  /** Per cent. */
  gstRate: number;
  /** Maker or packer with address, as on the pack; services have none. */
  maker?: Words;
  /** Country the goods were made in; services have none. */
  origin?: Words;
  /** Common or technical name: variety, nutrient grade, active ingredient with its strength. */
  contains?: Words;
  /** Number under which the Central Insecticides Board registered the product. */
  registration?: string;
  /** Until when it may be used, and what of it comes back, where the sentence of its category does not fit. */
  expiry?: Words;
  returns?: Words;
}

const INDIA: Words = { en: 'India', kn: 'ಭಾರತ' };

const SEED_MAKER: Words = {
  en: 'Sample Seeds Co-operative, Ranebennur, Haveri, Karnataka 581115',
  kn: 'ಮಾದರಿ ಬೀಜ ಸಹಕಾರ ಸಂಘ, ರಾಣೆಬೆನ್ನೂರು, ಹಾವೇರಿ, ಕರ್ನಾಟಕ 581115',
};
const FERTILIZER_MAKER: Words = {
  en: 'Sample Fertilisers, Panambur, Mangaluru, Karnataka 575010',
  kn: 'ಮಾದರಿ ರಸಗೊಬ್ಬರ, ಪಣಂಬೂರು, ಮಂಗಳೂರು, ಕರ್ನಾಟಕ 575010',
};
const PESTICIDE_MAKER: Words = {
  en: 'Sample Crop Care, Peenya, Bengaluru, Karnataka 560058',
  kn: 'ಮಾದರಿ ಬೆಳೆ ರಕ್ಷಣೆ, ಪೀಣ್ಯ, ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ 560058',
};

export const CATALOGUE_IS_SAMPLE = true;

export const CATALOGUE: readonly CatalogueItem[] = [
  {
    sku: 'SEED-MAIZE-HYB',
    category: 'seeds',
    picture: 'product-maize',
    name: { en: 'Hybrid Maize Seeds', kn: 'ಹೈಬ್ರಿಡ್ ಮುಸುಕಿನ ಜೋಳ ಬೀಜ' },
    unit: { en: '2 kg pack', kn: '2 ಕಿ.ಗ್ರಾಂ ಪ್ಯಾಕ್' },
    desc: {
      en: 'Treated single-cross seed for rain-fed and irrigated fields. Sow 6 to 8 kg an acre, 60 × 20 cm. Buy fresh each season: hybrid grain does not breed true.',
      kn: 'ಮಳೆ ಆಶ್ರಿತ ಮತ್ತು ನೀರಾವರಿ ಹೊಲಕ್ಕೆ ಬೀಜೋಪಚಾರ ಮಾಡಿದ ಹೈಬ್ರಿಡ್ ಬೀಜ. ಎಕರೆಗೆ 6–8 ಕಿ.ಗ್ರಾಂ, 60 × 20 ಸೆಂ.ಮೀ ಅಂತರ. ಹೈಬ್ರಿಡ್ ಕಾಳನ್ನು ಮತ್ತೆ ಬಿತ್ತಬಾರದು, ಪ್ರತಿ ಹಂಗಾಮಿಗೂ ಹೊಸ ಬೀಜ ಬೇಕು.',
    },
    price: 450,
    hsn: '10051000',
    gstRate: 0,
    maker: SEED_MAKER,
    origin: INDIA,
    contains: { en: 'Maize, single-cross hybrid', kn: 'ಮುಸುಕಿನ ಜೋಳ, ಏಕ ಸಂಕರ ಹೈಬ್ರಿಡ್' },
  },
  {
    sku: 'SEED-PADDY-IR64',
    category: 'seeds',
    picture: 'product-paddy',
    name: { en: 'Paddy Seeds (IR64)', kn: 'ಭತ್ತದ ಬೀಜ (IR64)' },
    unit: { en: '5 kg pack', kn: '5 ಕಿ.ಗ್ರಾಂ ಪ್ಯಾಕ್' },
    desc: {
      en: 'A medium-duration, long-grain variety that ripens in 115 to 120 days. Transplanting takes 20 to 25 kg an acre; soak and treat before the nursery.',
      kn: '115–120 ದಿನದಲ್ಲಿ ಕೊಯ್ಲಿಗೆ ಬರುವ ಉದ್ದ ಕಾಳಿನ ಮಧ್ಯಮಾವಧಿ ತಳಿ. ನಾಟಿಗೆ ಎಕರೆಗೆ 20–25 ಕಿ.ಗ್ರಾಂ ಬೇಕು; ಸಸಿಮಡಿಗೆ ಹಾಕುವ ಮೊದಲು ನೆನೆಸಿ, ಬೀಜೋಪಚಾರ ಮಾಡಿ.',
    },
    price: 300,
    hsn: '10061010',
    gstRate: 0,
    maker: SEED_MAKER,
    origin: INDIA,
    contains: { en: 'Paddy, variety IR64', kn: 'ಭತ್ತ, IR64 ತಳಿ' },
  },
  {
    sku: 'FERT-UREA',
    category: 'fertilizers',
    picture: 'product-urea',
    name: { en: 'Urea', kn: 'ಯೂರಿಯಾ' },
    unit: { en: '45 kg bag', kn: '45 ಕಿ.ಗ್ರಾಂ ಚೀಲ' },
    desc: {
      en: 'Neem-coated, 46% nitrogen. Give it in two or three small lots on moist soil; one heavy lot feeds weeds and pests more than the crop.',
      kn: 'ಬೇವು ಲೇಪಿತ, ಶೇ 46 ಸಾರಜನಕ. ಹಸಿ ಮಣ್ಣಿಗೆ ಎರಡು–ಮೂರು ಕಂತುಗಳಲ್ಲಿ ಹಾಕಿ; ಒಂದೇ ಸಲ ಹೆಚ್ಚು ಹಾಕಿದರೆ ಬೆಳೆಗಿಂತ ಕಳೆ, ಕೀಟಕ್ಕೇ ಲಾಭ.',
    },
    price: 600,
    mrp: 266.5,
    hsn: '310210',
    gstRate: 5,
    maker: FERTILIZER_MAKER,
    origin: INDIA,
    contains: { en: 'Neem-coated urea, 46% N', kn: 'ಬೇವು ಲೇಪಿತ ಯೂರಿಯಾ, ಶೇ 46 ಸಾರಜನಕ' },
  },
  {
    sku: 'FERT-DAP',
    category: 'fertilizers',
    picture: 'product-dap',
    name: { en: 'DAP', kn: 'ಡಿಎಪಿ (DAP)' },
    unit: { en: '50 kg bag', kn: '50 ಕಿ.ಗ್ರಾಂ ಚೀಲ' },
    desc: {
      en: 'Diammonium phosphate 18-46-0 for the sowing furrow. If your soil card says phosphorus is high, you can leave it out this season: ask us first.',
      kn: 'ಬಿತ್ತನೆ ಸಾಲಿಗೆ ಹಾಕುವ 18-46-0 ಗೊಬ್ಬರ. ಮಣ್ಣು ಪರೀಕ್ಷೆ ಚೀಟಿಯಲ್ಲಿ ರಂಜಕ ಹೆಚ್ಚು ಎಂದಿದ್ದರೆ ಈ ಸಲ ಬಿಡಬಹುದು: ಮೊದಲು ನಮ್ಮನ್ನು ಕೇಳಿ.',
    },
    price: 1350,
    hsn: '310530',
    gstRate: 5,
    maker: FERTILIZER_MAKER,
    origin: INDIA,
    contains: { en: 'Diammonium phosphate 18-46-0', kn: 'ಡೈ ಅಮೋನಿಯಂ ಫಾಸ್ಫೇಟ್ 18-46-0' },
  },
  {
    sku: 'PEST-NEEM',
    category: 'pesticides',
    picture: 'product-neem',
    name: { en: 'Neem Oil', kn: 'ಬೇವಿನ ಎಣ್ಣೆ' },
    unit: { en: '1 L bottle', kn: '1 ಲೀಟರ್ ಬಾಟಲಿ' },
    desc: {
      en: 'Azadirachtin 1500 ppm against young sucking pests. Spray after four in the evening and shake the tank: sunlight breaks it down within hours.',
      kn: 'ರಸ ಹೀರುವ ಎಳೆಯ ಕೀಟಗಳಿಗೆ ಅಜಾಡಿರಕ್ಟಿನ್ 1500 ppm. ಸಂಜೆ ನಾಲ್ಕರ ನಂತರ, ಟ್ಯಾಂಕ್ ಅಲುಗಾಡಿಸುತ್ತಾ ಸಿಂಪಡಿಸಿ: ಬಿಸಿಲಿಗೆ ಕೆಲವೇ ಗಂಟೆಯಲ್ಲಿ ಶಕ್ತಿ ಹೋಗುತ್ತದೆ.',
    },
    price: 250,
    hsn: '3808',
    gstRate: 5,
    maker: PESTICIDE_MAKER,
    origin: INDIA,
    contains: { en: 'Azadirachtin 0.15% EC', kn: 'ಅಜಾಡಿರಕ್ಟಿನ್ ಶೇ 0.15 ಇ.ಸಿ.' },
    registration: 'CIR-SAMPLE/2024-0001',
  },
  {
    sku: 'PEST-FUNGIPACK',
    category: 'pesticides',
    picture: 'product-fungicide',
    name: { en: 'Fungicide Pack', kn: 'ಶಿಲೀಂಧ್ರನಾಶಕ ಪ್ಯಾಕ್' },
    unit: { en: '500 g pack', kn: '500 ಗ್ರಾಂ ಪ್ಯಾಕ್' },
    desc: {
      en: 'Mancozeb 75% WP, a contact fungicide for leaf spot and blight of tomato. It protects, it does not cure: ask the doctor before the first spray. Not for guava, jowar or tapioca.',
      kn: 'ಟೊಮೆಟೊ ಎಲೆ ಚುಕ್ಕೆ, ಅಂಗಮಾರಿಗೆ ಮ್ಯಾಂಕೊಜೆಬ್ ಶೇ 75. ರೋಗ ಬಾರದಂತೆ ಕಾಯುತ್ತದೆ, ಬಂದ ರೋಗ ವಾಸಿ ಮಾಡದು: ಮೊದಲ ಸಿಂಪಡಣೆಗೆ ಮುನ್ನ ವೈದ್ಯರನ್ನು ಕೇಳಿ. ಸೀಬೆ, ಜೋಳ, ಮರಗೆಣಸಿಗೆ ಬಳಸಬಾರದು.',
    },
    price: 750,
    hsn: '380892',
    gstRate: 18,
    maker: PESTICIDE_MAKER,
    origin: INDIA,
    contains: { en: 'Mancozeb 75% WP', kn: 'ಮ್ಯಾಂಕೊಜೆಬ್ ಶೇ 75 ಡಬ್ಲ್ಯು.ಪಿ.' },
    registration: 'CIR-SAMPLE/2024-0002',
  },
  {
    sku: 'SRV-SOILTEST',
    category: 'services',
    picture: 'product-soil-test',
    name: { en: 'Soil Testing', kn: 'ಮಣ್ಣು ಪರೀಕ್ಷೆ' },
    unit: { en: 'per sample up to 500 g', kn: '500 ಗ್ರಾಂವರೆಗಿನ ಒಂದು ಮಾದರಿಗೆ' },
    desc: {
      en: 'pH, EC, organic carbon, NPK, secondary and micronutrients, with a written plan for your next crop. Take soil from 5 to 10 spots; we tell you how.',
      kn: 'ರಸಸಾರ (pH), ಲವಣ (EC), ಸಾವಯವ ಇಂಗಾಲ, NPK, ಲಘು ಪೋಷಕಾಂಶ ಪರೀಕ್ಷೆ, ಮುಂದಿನ ಬೆಳೆಗೆ ಬರೆದ ಯೋಜನೆ. 5–10 ಕಡೆಯಿಂದ ಮಣ್ಣು ತೆಗೆಯಿರಿ; ಹೇಗೆಂದು ನಾವು ತಿಳಿಸುತ್ತೇವೆ.',
    },
    price: 500,
    hsn: '998346',
    gstRate: 18,
  },
  {
    sku: 'SRV-CONSULT',
    category: 'services',
    picture: 'product-consultation',
    name: { en: 'Crop Consultation', kn: 'ಬೆಳೆ ಸಮಾಲೋಚನೆ' },
    unit: { en: 'per visit of up to 60 min', kn: '60 ನಿಮಿಷದವರೆಗಿನ ಒಂದು ಭೇಟಿಗೆ' },
    desc: {
      en: 'A plant doctor walks your field with you, looks at roots, leaves and water, and leaves a written plan. Booked over chat, cancelled free up to 24 hours before.',
      kn: 'ಸಸ್ಯ ವೈದ್ಯರು ನಿಮ್ಮ ಜೊತೆ ಹೊಲ ಸುತ್ತಿ ಬೇರು, ಎಲೆ, ನೀರು ನೋಡಿ ಬರೆದ ಯೋಜನೆ ಕೊಡುತ್ತಾರೆ. ಚಾಟ್‌ನಲ್ಲಿ ಗೊತ್ತು ಮಾಡಿ; 24 ಗಂಟೆ ಮುಂಚೆಯವರೆಗೆ ಉಚಿತವಾಗಿ ರದ್ದು ಮಾಡಬಹುದು.',
    },
    price: 1000,
    hsn: '998311',
    gstRate: 0,
  },
];
