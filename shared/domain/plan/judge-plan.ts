import { type Fact, type Gate, STOPS } from './gate-stops.ts';

import { WARNINGS } from './gate-warnings.ts';
import { MOST_LINES } from './plan.ts';
import { type ResolvedPlan, resolvePlan, type ToJudge } from './resolve-plan.ts';

/** Every gate there is, in the order in which their findings are told. */
export const GATES = [...STOPS, ...WARNINGS] as const satisfies readonly Gate[];

export type GateKey = (typeof GATES)[number]['key'];

/** What a gate says of a plan. */
export interface Finding extends Fact {
  /** The gate, and the line it is about: `over-dose.0`. A reason is given by it. */
  id: string;
  gate: string;
  code: string;
  severity: 'stop' | 'warn';
}

export interface Judgement {
  /** Nobody sends past one. */
  stops: Finding[];
  /** Sent only with a reason for each. */
  warnings: Finding[];
  resolved: ResolvedPlan;
}

/** Every gate's word on a plan, at this moment. @param gates others in a test that takes one away */
export function judgePlan(asked: ToJudge, gates: readonly Gate[] = GATES): Judgement {
  if (asked.plan.lines.length > MOST_LINES) throw new RangeError('a plan has at most three lines');
  const resolved = resolvePlan(asked);
  const findings = gates.flatMap(({ key, code, severity, find }) =>
    find(resolved).map((fact): Finding => {
      const id = fact.line === null ? key : `${key}.${fact.line}`;
      return { id, gate: key, code, severity, ...fact };
    }),
  );
  const of = (severity: Gate['severity']) => findings.filter((each) => each.severity === severity);
  return { stops: of('stop'), warnings: of('warn'), resolved };
}

/** The warnings that nobody has given a reason for. */
export function unreasoned(
  warnings: readonly Finding[],
  reasons: Readonly<Record<string, string>>,
): Finding[] {
  return warnings.filter(({ id }) => !Object.hasOwn(reasons, id) || reasons[id]?.trim() === '');
}
