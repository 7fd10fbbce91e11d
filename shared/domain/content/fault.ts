/** What is wrong with something an owner wrote, and where. */
export interface ContentFault {
  /** Of the field: `price`, `name.kn`, `licences.0.validUntil`; empty for the whole. */
  path: string;
  /** Its sentence is `fields:fault.<code>` in the reader's language. */
  code: FaultCode;
  /** Numbers and names inside the sentence. */
  values?: Record<string, string | number>;
}

/** Every way in which a field can be wrong. */
export const FAULT_CODES = [
  'missing',
  'long',
  'many',
  'unknown',
  'type',
  'range',
  'rate',
  'decimals',
  'choice',
  'day',
  'clock',
  'order',
  'address',
  'phone',
  'email',
  'pin',
  'upi',
  'gstin',
  'sku',
  'hsn',
  'holiday',
  'film',
  'formulation',
  'picture',
  'unseen',
  'link',
  'fact',
  'above-mrp',
  'above-law',
  'free',
  'registration',
  'consent',
  'script',
  'licence-ended',
  'licence-missing',
  'taken',
  'sample',
  // Of a cell of a file
  'formula',
  'broken',
  'merged',
  'as-day',
  'doubled',
  'drafted',
  'no-column',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];
