/** How a farmer agreed to be entered: spoken at the counter, spoken on the phone, signed on paper. */
export const CONSENTS = ['counter', 'phone', 'paper'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Crops of one customer, and letters of the name of one. */
export const MOST_CROPS = 20;
export const CROP_CHARS = 60;

/** The columns of a file of customers; each is found by any of its names, in every language. */
export const IMPORT_COLUMNS = {
  mobile: ['mobile', 'mobile number', 'mobile no', 'phone', 'phone number', 'ಮೊಬೈಲ್', 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ', 'ಫೋನ್'],
  name: ['name', 'farmer', 'farmer name', 'customer', 'customer name', 'ಹೆಸರು', 'ರೈತರ ಹೆಸರು', 'ಗ್ರಾಹಕರ ಹೆಸರು'],
  address: ['place', 'address', 'place/address', 'village', 'ಊರು', 'ವಿಳಾಸ', 'ಊರು/ವಿಳಾಸ', 'ಗ್ರಾಮ'],
  language: ['language', 'reads in', 'ಭಾಷೆ', 'ಓದುವ ಭಾಷೆ'],
  crops: ['crops', 'crop', 'ಬೆಳೆ', 'ಬೆಳೆಗಳು'],
  note: ['note', 'notes', 'ಟಿಪ್ಪಣಿ'],
} as const;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const REQUIRED_COLUMNS = ['mobile', 'name', 'address'] as const satisfies readonly ImportColumn[];

/** What may be wrong with a cell. */
export const IMPORT_FAULTS = [
  'missing',
  'mobile_invalid',
  'too_long',
  'language_unknown',
  'too_many_crops',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

export const MOST_IMPORT_ROWS = 100_000;
export const MOST_IMPORT_BYTES = 20 * 1024 * 1024;

/** The column a header names; undefined for one that is not ours. */
export function columnOf(header: string): ImportColumn | undefined {
  const name = header
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_.:*]+/g, ' ')
    .trim();
  const columns = Object.entries(IMPORT_COLUMNS) as [ImportColumn, readonly string[]][];
  return columns.find(([, names]) => names.includes(name))?.[0];
}
