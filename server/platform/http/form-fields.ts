import type { Static, TObject, TSchema } from 'typebox';
import { AppError } from '../errors.ts';
import { faultsOf } from './validation.ts';

/**
 * The fields of a form against their schema. A form knows only text, so whole and decimal numbers are read out of
 * it where the schema asks for them (and an optional number left empty is no number); everything else is judged
 * as a JSON body would be.
 *
 * @throws {AppError} INVALID_INPUT with `fields`, also for a field the schema does not have
 */
export function parseFields<S extends TObject>(schema: S, fields: Record<string, string>): Static<S> {
  const properties: Record<string, TSchema> = schema.properties;
  const values = Object.entries(fields).flatMap(([name, text]): [string, unknown][] => {
    const type = Object.hasOwn(properties, name) ? typeOf(properties[name]) : undefined;
    if (type !== 'integer' && type !== 'number') return [[name, text]];
    if (text === '' && !schema.required?.includes(name)) return [];
    return [[name, readNumber(text, type)]];
  });
  const value = Object.fromEntries(values);
  const faults = faultsOf(schema, value);
  if (faults) throw new AppError('INVALID_INPUT', { fields: faults });
  return value as Static<S>;
}

function typeOf(schema: TSchema | undefined): unknown {
  return (schema as { type?: unknown } | undefined)?.type;
}

/** Plain decimal notation only; what is not stays text, and the schema then says what is wrong with it. */
function readNumber(text: string, type: 'integer' | 'number'): number | string {
  const plain = type === 'integer' ? /^-?\d{1,16}$/ : /^-?\d{1,16}(\.\d{1,16})?$/;
  return plain.test(text) ? Number(text) : text;
}
