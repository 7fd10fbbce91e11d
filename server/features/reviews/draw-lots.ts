import { createHash } from 'node:crypto';

/** One of so many plans of a week has a second look, and one at least. */
const ONE_OF = 20;

export interface SentInWeek {
  id: number;
  created_by: number;
}

export interface Drawn {
  planId: number;
  drawnFor: number;
}

/**
 * Which plans of a week have a second look, and by whom: the same on every node, and nothing that a writer can choose. A plan
 * goes to somebody who did not write it, in turn; to its writer where nobody else writes plans.
 * @param week its Monday, YYYY-MM-DD
 * @param writers who writes plans now
 */
export function drawLots(week: string, plans: readonly SentInWeek[], writers: readonly number[]): Drawn[] {
  const lot = (of: string) => createHash('sha256').update(`${week} ${of}`).digest('hex');
  const byLot = <Each>(all: readonly Each[], name: (each: Each) => string): Each[] =>
    all
      .map((each) => ({ each, lot: lot(name(each)) }))
      .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
      .map(({ each }) => each);
  const readers = byLot(writers, (id) => `reader ${id}`);
  return byLot(plans, ({ id }) => `plan ${id}`)
    .slice(0, Math.ceil(plans.length / ONE_OF))
    .map(({ id, created_by: writer }, at) => {
      const others = readers.filter((each) => each !== writer);
      return { planId: id, drawnFor: others[at % others.length] ?? writer };
    });
}
