import fc from 'fast-check';
import { HOSTILE_TEXTS } from './hostile-text.ts';

/** The part of JSON Schema our OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** Values by the name of the field: ids and numbers that exist, so that requests get past the first look. */
export type Known = (name: string) => unknown[];

/** Anything JSON can say, and a little more than that. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 1.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), [], {}, [[[[]]]]],
      ...[{ __proto__: null }, { length: 1e9 }, { $gt: '' }, ['a', 'b']],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Mostly what the schema asks for, at its edges; now and then something else altogether. */
export function valueFor(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const existing = known(name);
  return fc.oneof(
    { weight: existing.length > 0 ? 14 : 0, arbitrary: fc.constantFrom<unknown>(...existing, null) },
    { weight: 14, arbitrary: fitting(name, schema, known) },
    { weight: 1, arbitrary: anything },
  );
}

function fitting(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(name, choice, known)));
  const type = [schema.type].flat()[0];
  if (type === 'object') return objectOf(schema, known);
  if (type === 'array') {
    return fc.array(valueFor(name, schema.items ?? {}, known), {
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return type === 'string' ? textOf(schema) : anything;
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const record = fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, valueFor(name, field, known)])),
    { requiredKeys: [] },
  );
  // A field too many, under a name that means something to somebody.
  const extra = fc.constantFrom(
    'role',
    'farmer_id',
    'is_admin',
    'constructor',
    'hasOwnProperty',
    'then',
    'toJSON',
  );
  return fc.oneof(
    { weight: 6, arbitrary: complete(fields, schema, known) },
    { weight: 3, arbitrary: record },
    {
      weight: 1,
      arbitrary: fc.tuple(record, extra, anything).map(([r, key, value]) => ({ ...r, [key]: value })),
    },
  );
}

function complete(fields: [string, Schema][], schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueFor(name, field, known)])), {
    requiredKeys: (schema.required ?? []).filter((name) => fields.some(([each]) => each === name)),
  });
}

function numberOf({ minimum = -10, maximum = 1e6, type }: Schema): fc.Arbitrary<number> {
  const [low, high] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)];
  const edges = fc.constantFrom(low, high, low + 1, 1, 2, 3);
  const inside = fc.double({ min: low, max: high, noNaN: true });
  return fc.oneof(edges, type === 'number' ? inside : inside.map(Math.trunc));
}

function textOf({ pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength, 5_000);
  return fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS).map((text) => text.slice(0, most)),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 30) }),
    fc.constant('ಅ'.repeat(most)),
  );
}
