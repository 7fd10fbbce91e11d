import { type TSchema, Type } from 'typebox';
import { byLanguage } from '../../domain/by-language.ts';
import { closed } from '../wire.ts';

/**
 * The fields that what the owner edits is made of. One schema says what may be stored, what the build refuses and
 * what the form draws: `field` names the control, everything else is JSON Schema.
 */
export type Control =
  | 'line'
  | 'text'
  | 'markdown'
  | 'rupees'
  | 'number'
  | 'day'
  | 'clock'
  | 'choice'
  | 'flag'
  | 'picture'
  | 'localized'
  | 'list'
  | 'group';

interface Said {
  /** The fault a pattern that does not match is called by; its sentence is `fields:fault.<name>`. */
  fault?: string;
  /** What the value is counted in, shown behind the box: `%`, `kg`. */
  unit?: string;
}

/** A cell of a spreadsheet may hold several. */
const ONE_LINE = { pattern: '^[^\\n]*$', fault: 'unseen' };

/** One line of letters; never empty. */
export const line = (maxLength: number, said: Said & { pattern?: string } = ONE_LINE) =>
  Type.String({ minLength: 1, maxLength, field: 'line' satisfies Control, ...said });

/** A line that may be left empty, and is then absent. */
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);

/** Lines of letters. */
export const text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, field: 'text' satisfies Control });

/** A text with headings and lists, as the policies have it. */
export const markdown = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, field: 'markdown' satisfies Control });

/** The same field in every language, side by side in the form. */
export const localized = <T extends TSchema>(schema: T) =>
  Type.Object(
    byLanguage(() => schema),
    { ...closed, field: 'localized' satisfies Control },
  );

/** An amount in rupees with at most two decimals; above 0 is the rule of who uses it (`checkContent`). */
export const rupees = () =>
  Type.Number({ minimum: 0, maximum: 10_000_000, field: 'rupees' satisfies Control });

export const number = (minimum: number, maximum: number, said: Said = {}) =>
  Type.Number({ minimum, maximum, field: 'number' satisfies Control, ...said });

/** YYYY-MM-DD; that it is a day of the calendar is checked beside the pattern. */
export const day = () =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', field: 'day' satisfies Control, fault: 'day' });

/** HH:MM, 24 h, in Indian time. */
export const clock = () =>
  Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', field: 'clock' satisfies Control, fault: 'clock' });

export const choice = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      { field: 'choice' satisfies Control },
    ),
  );

export const flag = () => Type.Boolean({ field: 'flag' satisfies Control });

/** A drawing of the house by its name, or a photograph of the owner by its hash (`photo:<hash>`). */
export const picture = () =>
  Type.String({
    pattern: '^([a-z][a-z0-9-]{1,60}|photo:[0-9a-f]{64})$',
    field: 'picture' satisfies Control,
    fault: 'picture',
  });

export const list = <T extends TSchema>(schema: T, maxItems: number) =>
  Type.Array(schema, { maxItems, field: 'list' satisfies Control });

/** Fields that belong together. */
export const group = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Object(fields, { ...closed, field: 'group' satisfies Control });

export const address = () =>
  line(300, { pattern: '^https://[^\\s/?#@"<>]+\\.[^\\s/?#@"<>.]+([/?#][^\\s"<>]*)?$', fault: 'address' });
/** Ten digits behind the country's, grouped as people like. */
export const phone = () => line(20, { pattern: '^\\+91( ?\\d){10}$', fault: 'phone' });
/** One address, and nothing that a mailto: link would read as more than it. */
export const email = () =>
  line(120, { pattern: '^[^\\s@<>(),;:"?%]+@([^\\s@<>(),;:"?%.]+\\.)+[^\\s@<>(),;:"?%.]+$', fault: 'email' });
