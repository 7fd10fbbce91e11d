import { Value } from 'typebox/value';
import type { ContentFault, FaultCode } from '../../domain/content/fault.ts';
import { ruleFaults } from '../../domain/content/rules.ts';
import { CONTENT_KINDS, type ContentBody, type ContentKind } from './kinds.ts';

/** As typebox tells of it, as far as this reads it. */
interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: { requiredProperties?: string[]; additionalProperties?: string[]; limit?: number };
}

const CODES: Readonly<Record<string, FaultCode>> = {
  minLength: 'missing',
  maxLength: 'long',
  maxItems: 'many',
  minimum: 'range',
  maximum: 'range',
  anyOf: 'choice',
  const: 'choice',
  type: 'type',
};

/**
 * What is wrong with the body of one item, each fault at its field; empty when it may stand. The form asks while somebody
 * types, the server before anything is kept, the build and the start for what lies in `content/`.
 */
export function checkContent(kind: ContentKind, body: unknown): ContentFault[] {
  const faults = schemaFaults(kind, body);
  if (faults.length === 0) return ruleFaults(kind, body as ContentBody<typeof kind>);
  return [...faults, ...rulesOfTheRest(kind, body, faults)];
}

/** What the rules say of the fields that the schema vouches for: whoever mends a form is told of all its faults at once. */
function rulesOfTheRest(kind: ContentKind, body: unknown, faults: readonly ContentFault[]): ContentFault[] {
  const rest: unknown = JSON.parse(JSON.stringify(body ?? null));
  for (const { path } of faults) unset(rest, path);
  try {
    const said = ruleFaults(kind, rest as object);
    return said.filter(
      ({ path }) => !faults.some((fault) => fault.path === path || path.startsWith(`${fault.path}.`)),
    );
  } catch (error) {
    // A rule about something that is not there at all has nothing to say yet.
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** Lists keep their length: what is said of the third entry stays at the third. */
function unset(value: unknown, path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = valueAt(value, names.join('.'));
  if (typeof holder === 'object' && holder !== null) (holder as Record<string, unknown>)[last] = undefined;
}

function schemaFaults(kind: ContentKind, body: unknown): ContentFault[] {
  const { schema } = CONTENT_KINDS[kind];
  const errors = Value.Errors(schema, body) as unknown as Iterable<SchemaError>;
  const faults = [...errors].flatMap((error) => faultsOf(error, schema, body));
  // A union tells of each of its halves and then of itself: what is said of a field inside it is the plainer word.
  const within = (path: string) => faults.some((other) => other.path.startsWith(`${path}.`));
  const inUnion = faults.filter(({ code }) => code === 'choice').map(({ path }) => path);
  const seen = new Set<string>();
  return faults.filter(({ path, code }) => {
    if (inUnion.includes(path) && (code !== 'choice' || within(path))) return false;
    const key = `${path} ${code}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function faultsOf(error: SchemaError, schema: object, body: unknown): ContentFault[] {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const at = (name: string) => (path ? `${path}.${name}` : name);
  switch (error.keyword) {
    case 'required':
      return (error.params.requiredProperties ?? []).map((name) => ({ path: at(name), code: 'missing' }));
    case 'additionalProperties':
      return (error.params.additionalProperties ?? []).map((name) => ({ path: at(name), code: 'unknown' }));
    case 'pattern':
      // An empty box is told of as one, not as a mistyped number.
      return [{ path, code: valueAt(body, path) === '' ? 'missing' : faultNamed(schema, error.schemaPath) }];
    case 'boolean':
      return [];
    default: {
      const { limit } = error.params;
      return [
        { path, code: CODES[error.keyword] ?? 'type', ...(limit === undefined ? {} : { values: { limit } }) },
      ];
    }
  }
}

/** What the schema at this place calls a value that does not match its pattern. */
function faultNamed(schema: object, schemaPath: string): FaultCode {
  const at = valueAt(schema, schemaPath.replace(/^#\/?/, '').replaceAll('/', '.')) as { fault?: FaultCode };
  return at?.fault ?? 'type';
}

function valueAt(value: unknown, path: string): unknown {
  const names = path === '' ? [] : path.split('.');
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);
}
