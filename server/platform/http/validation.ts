import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { AppError } from '../errors.ts';
import { once } from '../once.ts';

/**
 * Two validators. Bodies are taken as they are: a number in quotes is not a number, an unknown field is
 * refused by name. Paths and queries arrive as text, so there the declared type is read out of it.
 */
const strict = withFormats(new Ajv({ allErrors: true, strict: false, coerceTypes: false }));
const coercing = withFormats(new Ajv({ allErrors: true, strict: false, coerceTypes: true }));

// The package's types describe only its CommonJS shape.
function withFormats(ajv: Ajv): Ajv {
  (addFormats as unknown as (target: Ajv) => void)(ajv);
  return ajv;
}

/** What a route takes and answers with is compiled at its first request: all of them at once are half of a start. */
export function installValidation(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    bounded(once(() => (httpPart === 'body' ? strict : coercing).compile(schema)));
  app.setValidatorCompiler(compile);
  app.setSerializerCompiler<object>(({ httpStatus = 'default', ...route }) => {
    const writer = once(() => {
      const write = writers.get(route.schema) ?? compileSerializer({ ...route, httpStatus });
      writers.set(route.schema, write);
      return write;
    });
    return (data) => writer()(data);
  });
}

const compileSerializer = SerializerSelector()({}, {});
/** Most routes answer a failure by the same schema. */
const writers = new WeakMap<object, ReturnType<typeof compileSerializer>>();

/** Far above what any request of ours holds. */
const MOST_VALUES = 2_000;

/**
 * All faults are told at once, so each costs something: a quarter of a megabyte of unknown fields would hold the only
 * thread for 50 ms. What holds too many values is refused before anybody looks at them.
 */
function bounded(validator: () => ValidateFunction) {
  const check = (data: unknown) => {
    if (countValues(data, MOST_VALUES) > MOST_VALUES)
      return { error: new AppError('INVALID_INPUT', { fields: { request: 'has too many values' } }) };
    const validate = validator();
    const isValid = validate(data);
    check.errors = validate.errors ?? null;
    return isValid;
  };
  check.errors = null as ErrorObject[] | null;
  return check;
}

/** How many values there are in all, counted no further than one beyond `most`. */
function countValues(data: unknown, most: number): number {
  if (typeof data !== 'object' || data === null) return 1;
  let count = 1;
  for (const key in data) {
    if (count > most) break;
    count += countValues((data as Record<string, unknown>)[key], most - count);
  }
  return count;
}

const compiled = new WeakMap<object, ValidateFunction>();

/** The rules of a body for values that came another way (the fields of a form): field -> what is wrong with it. */
export function faultsOf(schema: object, value: unknown): Record<string, string> | undefined {
  const validate = compiled.get(schema) ?? strict.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? undefined : fieldFaults(validate.errors ?? []);
}

/** Ajv's findings as field -> sentence, the shape a form can show beside its inputs. */
export function fieldFaults(errors: readonly Partial<ErrorObject>[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const error of errors) {
    const extra =
      (error.params as { additionalProperty?: string; missingProperty?: string } | undefined) ?? {};
    const parent = (error.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.');
    const own = extra.additionalProperty ?? extra.missingProperty;
    const field = [parent, own].filter(Boolean).join('.') || 'request';
    if (Object.keys(faults).length >= 20) break;
    faults[field.slice(0, 100)] ??= sentence(error, extra);
  }
  return faults;
}

function sentence(
  error: Partial<ErrorObject>,
  extra: { additionalProperty?: string; missingProperty?: string },
): string {
  if (extra.additionalProperty !== undefined) return 'is not a field of this request';
  if (extra.missingProperty !== undefined) return 'is missing';
  return error.message ?? 'is not valid';
}
