import type { FieldDose } from './field-dose.ts';

/** What must be minded besides the dose. `water`: the product needs water standing in the field. */
export type Caution = 'bees-never' | 'bees-evening' | 'fish' | 'drift' | 'drift-far' | 'water';

/** A row of the label table as the tool "for my field" has it, in the words of one language. */
export interface FieldRow {
  id: string;
  /** Key of the crop. */
  crop: string;
  /** What the row is against; of a herbicide, when it goes in. */
  trouble: string;
  product: string;
  /** Keys of what is in it. */
  actives: readonly string[];
  /** As the list prints it. */
  printed: string;
  dose: FieldDose;
  /** Days of waiting; null: none are printed. */
  days: number | null;
  /** Absent in a table that a phone has kept from before. */
  cautions?: readonly Caution[];
}

/** The file that the tool fetches. */
export interface FieldTable {
  crops: { key: string; name: string; ownWater: boolean }[];
  rows: FieldRow[];
}

/** The address at which a row stands filled in. */
export const fieldPath = (id: string): string => `/guide?row=${id}#tool-my-field`;
