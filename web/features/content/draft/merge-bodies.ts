import { isSame } from '../form/at-path.ts';

type Body = Record<string, unknown>;

/**
 * Two texts that began from one, each with what the other one alone has changed: they differ only in the fields that both have
 * changed. A list is one field: who adds a line and who moves one mean different numbers by the same place.
 */
export function mergeBodies(base: Body, mine: Body, theirs: Body): { mine: Body; theirs: Body } {
  return merge(base, mine, theirs) as { mine: Body; theirs: Body };
}

function merge(base: unknown, mine: unknown, theirs: unknown): { mine: unknown; theirs: unknown } {
  if (isSame(mine, base)) return { mine: theirs, theirs };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { mine, theirs: mine };
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return { mine, theirs };
  const merged: { mine: Body; theirs: Body } = { mine: {}, theirs: {} };
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = merge(base[name], mine[name], theirs[name]);
    if (field.mine !== undefined) merged.mine[name] = field.mine;
    if (field.theirs !== undefined) merged.theirs[name] = field.theirs;
  }
  return merged;
}

const isGroup = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
