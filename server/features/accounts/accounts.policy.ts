import type { Actor } from './actor.ts';

/** Whether the caller may learn that a number has an account: its owner and the office, nobody else. */
export function mayLookUp(actor: Actor | undefined, mobile: string): boolean {
  if (actor === undefined) return false;
  return actor.role === 'admin' || actor.mobile === mobile;
}
