import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { isSame } from '../form/at-path.ts';
import { type FieldSchema, fieldsOf, innerOf, schemaOf } from '../form/schema.ts';

/** One field that says something else; undefined where it says nothing. */
export interface Change {
  path: string;
  /** What its field is called. */
  name: string;
  schema: FieldSchema;
  before: unknown;
  after: unknown;
}

/** What differs between two bodies of an item, by field; an item of a list that came or went is one change. */
export function changesOf(kind: ContentKind, before: unknown, after: unknown): Change[] {
  return walk({ path: '', name: '', schema: schemaOf(kind), before, after });
}

function walk(at: Change): Change[] {
  if (isSame(at.before, at.after)) return [];
  switch (at.schema.field) {
    case 'group':
      return fieldsOf(at.schema).flatMap(({ name, schema }) => walk(into(at, name, schema, true)));
    case 'localized':
      return Object.keys(at.schema.properties ?? {}).flatMap((language) =>
        walk(into(at, language, innerOf(at.schema), false)),
      );
    case 'list':
      return walkList(at);
    default:
      return [at];
  }
}

function into(at: Change, step: string, schema: FieldSchema, isNamed: boolean): Change {
  return {
    schema,
    path: join(at.path, step),
    name: isNamed ? join(at.name, step) : at.name,
    before: partOf(at.before, step),
    after: partOf(at.after, step),
  };
}

/** Items at either end that stayed are passed over: one that was taken from the middle is one change. */
function walkList(at: Change): Change[] {
  const before = listOf(at.before);
  const after = listOf(at.after);
  const schema = innerOf(at.schema);
  const short = Math.min(before.length, after.length);
  let head = 0;
  while (head < short && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < short - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const was = before.slice(head, before.length - tail);
  const is = after.slice(head, after.length - tail);
  return Array.from({ length: Math.max(was.length, is.length) }, (_, index) => {
    const path = join(at.path, String(head + index));
    const item: Change = { path, name: at.name, schema, before: was[index], after: is[index] };
    return index < was.length && index < is.length ? walk(item) : [item];
  }).flat();
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const join = (path: string, step: string) => (path === '' ? step : `${path}.${step}`);

/** Of a long text only the lines that differ, with a line before and after them. */
export function differingLines(before: string, after: string): { before: string; after: string } {
  const was = before.split('\n');
  const is = after.split('\n');
  if (was.length < 6 && is.length < 6) return { before, after };
  const short = Math.min(was.length, is.length);
  let head = 0;
  while (head < short && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < short - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const from = Math.max(0, head - 1);
  const cut = (lines: string[]) => {
    const end = Math.min(lines.length, lines.length - tail + 1);
    const part = lines.slice(from, end).join('\n');
    return `${from > 0 ? '…\n' : ''}${part}${end < lines.length ? '\n…' : ''}`;
  };
  return { before: cut(was), after: cut(is) };
}
