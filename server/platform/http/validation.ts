import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

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

export function installValidation(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : coercing).compile(schema);
  app.setValidatorCompiler(compile);
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
