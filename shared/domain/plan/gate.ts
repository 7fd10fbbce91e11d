import type { ResolvedPlan } from './resolve-plan.ts';

/** What a gate found: in which line, counted from 0, and what is to be said of it. */
export interface Fact {
  line: number | null;
  facts?: Readonly<Record<string, string | number>>;
}

export interface Gate {
  key: string;
  /** Its name in the clinic's own list of gates. */
  code: string;
  /** `stop`: nobody sends past it. `warn`: with a reason, which is kept. */
  severity: 'stop' | 'warn';
  /** Whence the rule is, and when somebody last held it against that. */
  source: string;
  reviewed: string;
  find: (plan: ResolvedPlan) => Fact[];
}
