import type { GateKey } from './judge-plan.ts';

/** What was said to warnings, by the id of the finding: `bees.0`. */
export type Reasons = Readonly<Record<string, string>>;

/** These look at more than their own line: without one of the others they ask something else. */
const ABOUT_SEVERAL: readonly GateKey[] = ['same-group', 'group-limit', 'too-soon', 'delicate-mix'];

/** The reasons of a plan that a line is taken out of: its own go with it, those of the lines behind it follow them. */
export function reasonsWithout(reasons: Reasons, dropped: number): Reasons {
  const left = Object.entries(reasons).flatMap(([id, words]) => {
    const [gate = '', at] = id.split('.');
    // Of the whole plan.
    if (at === undefined) return [[id, words]];
    const line = Number(at);
    if (line === dropped || ABOUT_SEVERAL.some((each) => each === gate)) return [];
    return [[line > dropped ? `${gate}.${line - 1}` : id, words]];
  });
  return Object.fromEntries(left);
}
