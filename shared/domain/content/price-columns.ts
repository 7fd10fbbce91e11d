import type { Language } from '../languages.ts';

interface Column {
  /** What our own files call it: in English as Tally's list of stock items does, where that has it. */
  header: Record<Language, string>;
  /** Other names, small letters: Tally's, and what people write. */
  also?: readonly string[];
  /** How what stands there is read. */
  reads: 'sku' | 'text' | 'code' | 'rupees' | 'number' | 'percent' | 'day' | 'choice';
  /** Width of the column in letters. */
  width: number;
}

/** The columns of a price list, each by the field of an article that it holds. Fields without a column are edited in the article's form alone. */
export const PRICE_COLUMNS = {
  sku: {
    header: { en: 'Part No.', kn: 'ನಮ್ಮ ಸಂಖ್ಯೆ' },
    also: [
      'sku',
      'our number',
      'part number',
      'alias',
      'item code',
      'stock code',
      'product code',
      'code',
      'ಸಂಖ್ಯೆ',
    ],
    reads: 'sku',
    width: 20,
  },
  'name.en': {
    header: { en: 'Name of Item', kn: 'ಹೆಸರು (ಇಂಗ್ಲಿಷ್)' },
    also: [
      ...[
        'item name',
        'name',
        'name (english)',
        'stock item',
        'stock item name',
        'name of stock item',
        'particulars',
      ],
      ...['description of goods', 'product', 'product name', 'ಇಂಗ್ಲಿಷ್ ಹೆಸರು'],
    ],
    reads: 'text',
    width: 28,
  },
  'name.kn': {
    header: { en: 'Name (Kannada)', kn: 'ಹೆಸರು' },
    also: ['kannada name', 'name in kannada', 'ಹೆಸರು (ಕನ್ನಡ)', 'ಕನ್ನಡ ಹೆಸರು'],
    reads: 'text',
    width: 28,
  },
  category: {
    header: { en: 'Under', kn: 'ಬಗೆ' },
    also: ['group', 'category', 'stock group', 'stock category', 'parent', 'ಗುಂಪು'],
    reads: 'choice',
    width: 16,
  },
  'unit.en': {
    header: { en: 'Units', kn: 'ಪ್ಯಾಕ್ (ಇಂಗ್ಲಿಷ್)' },
    also: ['unit', 'uom', 'pack', 'pack (english)', 'pack size', 'base units', 'unit of measure'],
    reads: 'text',
    width: 16,
  },
  'unit.kn': {
    header: { en: 'Units (Kannada)', kn: 'ಪ್ಯಾಕ್' },
    also: ['pack (kannada)', 'unit (kannada)', 'ಪ್ಯಾಕ್ (ಕನ್ನಡ)'],
    reads: 'text',
    width: 16,
  },
  price: {
    header: { en: 'Rate', kn: 'ಬೆಲೆ' },
    also: [
      ...['price', 'selling price', 'sale price', 'sales price', 'standard selling price', 'standard price'],
      ...['rate (incl. of tax)', 'rate (incl of tax)', 'ದರ', 'ಮಾರಾಟ ಬೆಲೆ'],
    ],
    reads: 'rupees',
    width: 12,
  },
  mrp: {
    header: { en: 'MRP', kn: 'ಎಂ.ಆರ್.ಪಿ.' },
    also: ['m r p', 'mrp rate', 'maximum retail price', 'ಎಂಆರ್‌ಪಿ', 'ಎಂಆರ್ಪಿ', 'ಗರಿಷ್ಠ ಮಾರಾಟ ಬೆಲೆ'],
    reads: 'rupees',
    width: 12,
  },
  stock: {
    header: { en: 'Stock', kn: 'ದಾಸ್ತಾನು' },
    also: ['stock state', 'availability', 'ಸ್ಟಾಕ್'],
    reads: 'choice',
    width: 16,
  },
  hsn: {
    header: { en: 'HSN/SAC', kn: 'HSN ಅಥವಾ SAC' },
    also: ['hsn', 'sac', 'hsn or sac', 'hsn code', 'hsn/sac code', 'hsn/sac details', 'ಎಚ್ಎಸ್ಎನ್'],
    reads: 'code',
    width: 12,
  },
  'gst.rate': {
    header: { en: 'GST Rate', kn: 'GST ದರ' },
    also: [
      ...[
        'gst',
        'gst %',
        'gst (%)',
        'gst rate %',
        'gst rate (%)',
        'gst rate details',
        'rate of gst',
        'igst',
        'igst rate',
      ],
      ...['integrated tax', 'integrated tax rate', 'tax rate', 'tax %'],
    ],
    reads: 'percent',
    width: 10,
  },
  'gst.from': {
    header: { en: 'GST Applicable From', kn: 'GST ಯಾವಾಗಿಂದ' },
    also: ['applicable from', 'gst since', 'gst holds since'],
    reads: 'day',
    width: 18,
  },
  'statutory.rupees': {
    header: { en: 'Highest Price by Law', kn: 'ಕಾನೂನಿನ ಗರಿಷ್ಠ ಬೆಲೆ' },
    also: ['statutory price', 'statutory maximum', 'controlled price'],
    reads: 'rupees',
    width: 16,
  },
  'statutory.source': {
    header: { en: 'Source of the Law', kn: 'ಕಾನೂನಿನಲ್ಲಿ ಎಲ್ಲಿದೆ' },
    also: ['statutory source'],
    reads: 'text',
    width: 24,
  },
  'desc.en': {
    header: { en: 'Description', kn: 'ವಿವರಣೆ (ಇಂಗ್ಲಿಷ್)' },
    also: ['description (english)', 'remarks'],
    reads: 'text',
    width: 40,
  },
  'desc.kn': {
    header: { en: 'Description (Kannada)', kn: 'ವಿವರಣೆ' },
    also: ['ವಿವರಣೆ (ಕನ್ನಡ)'],
    reads: 'text',
    width: 40,
  },
  'contains.en': {
    header: { en: 'Contains', kn: 'ಒಳಗಿರುವುದು (ಇಂಗ್ಲಿಷ್)' },
    also: ['contains (english)', 'what is in it', 'technical name', 'composition'],
    reads: 'text',
    width: 28,
  },
  'contains.kn': {
    header: { en: 'Contains (Kannada)', kn: 'ಒಳಗಿರುವುದು' },
    also: ['ಒಳಗಿರುವುದು (ಕನ್ನಡ)'],
    reads: 'text',
    width: 28,
  },
  registration: {
    header: { en: 'Registration No.', kn: 'ನೋಂದಣಿ ಸಂಖ್ಯೆ' },
    also: ['registration', 'registration number', 'cib registration', 'cir no'],
    reads: 'code',
    width: 20,
  },
  'maker.en': {
    header: { en: 'Maker', kn: 'ತಯಾರಕರು (ಇಂಗ್ಲಿಷ್)' },
    also: ['maker (english)', 'maker or packer', 'manufacturer', 'brand', 'company'],
    reads: 'text',
    width: 32,
  },
  'maker.kn': {
    header: { en: 'Maker (Kannada)', kn: 'ತಯಾರಕರು' },
    also: ['ತಯಾರಕರು (ಕನ್ನಡ)'],
    reads: 'text',
    width: 32,
  },
  'origin.en': {
    header: { en: 'Made in', kn: 'ತಯಾರಾದ ದೇಶ (ಇಂಗ್ಲಿಷ್)' },
    also: ['made in (english)', 'origin', 'country of origin'],
    reads: 'text',
    width: 12,
  },
  'origin.kn': {
    header: { en: 'Made in (Kannada)', kn: 'ತಯಾರಾದ ದೇಶ' },
    also: ['ತಯಾರಾದ ದೇಶ (ಕನ್ನಡ)'],
    reads: 'text',
    width: 12,
  },
  position: {
    header: { en: 'Place on the Shelf', kn: 'ಪಟ್ಟಿಯಲ್ಲಿ ಜಾಗ' },
    also: ['position', 'order'],
    reads: 'number',
    width: 10,
  },
} as const satisfies Record<string, Column>;

export type PriceColumn = keyof typeof PRICE_COLUMNS;

export const MOST_PRICE_ROWS = 10_000;
export const MOST_PRICE_BYTES = 5 * 1024 * 1024;

/** What else shops call their shelves, in small letters; Tally's groups among them. */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  seed: 'seeds',
  ಬೀಜ: 'seeds',
  fertilizer: 'fertilizers',
  fertiliser: 'fertilizers',
  fertilisers: 'fertilizers',
  manures: 'fertilizers',
  ಗೊಬ್ಬರ: 'fertilizers',
  ರಸಗೊಬ್ಬರ: 'fertilizers',
  pesticide: 'pesticides',
  insecticides: 'pesticides',
  fungicides: 'pesticides',
  herbicides: 'pesticides',
  'crop medicines': 'pesticides',
  ಔಷಧಿ: 'pesticides',
  ಕೀಟನಾಶಕ: 'pesticides',
  service: 'services',
  ಸೇವೆ: 'services',
};

/** A name for comparing: small letters, one space, without the signs that people put behind or leave out. */
export const plainName = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.:*₹]+/g, ' ')
    .trim();

const COLUMN_OF = new Map(
  (Object.entries(PRICE_COLUMNS) as [PriceColumn, Column][]).flatMap(([column, { header, also = [] }]) =>
    [column, ...Object.values(header), ...also].map((name) => [plainName(name), column] as const),
  ),
);

/** The column a header names; undefined for one that is not ours. */
export const priceColumnOf = (header: string): PriceColumn | undefined => COLUMN_OF.get(plainName(header));
