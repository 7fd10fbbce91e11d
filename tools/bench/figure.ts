/** What the bench finds out: calls timed one by one, numbers beside their floor, and how a cost grows. */
export type Figure = Timing | Reading | Growth;

/** Calls timed one by one beside the plain statement on the same engine in the same run. */
export interface Timing {
  name: string;
  /** Milliseconds, or whatever `unit` says. */
  p50: number;
  p95: number;
  max: number;
  unit: 'ms' | 'statements';
  samples: number;
  floor?: { p50: number; p95: number };
  /** Highest p95 that is good enough (issue, "judged by"). */
  target?: number;
}

/** One number beside its floor, measured in the same run. */
export interface Reading {
  name: string;
  value: number;
  /** As written behind the number: `/s`, `ms`, `s`, `MB`, `MB/s`. */
  unit: string;
  floor?: { what: string; value: number };
  target?: Target;
  /** What the reader must know to take the number for what it is. */
  note?: string;
}

/** What is good enough, of the number itself or of its ratio to the floor. */
export interface Target {
  of: 'value' | 'ratio';
  atLeast?: number;
  atMost?: number;
}

/** What one thing costs on businesses of several sizes. */
export interface Growth {
  name: string;
  unit: string;
  /** By number of chats, small to large. */
  points: { chats: number; value: number }[];
  /** How many times its first value the last one may be. */
  target?: number;
}

/** Middle, 95th and 99th of a hundred, and worst of the samples. */
export function summarise(samples: readonly number[]): {
  p50: number;
  p95: number;
  p99: number;
  max: number;
} {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return {
    p50: round(at(0.5)),
    p95: round(at(0.95)),
    p99: round(at(0.99)),
    max: round(sorted.at(-1) ?? 0),
  };
}

/** The number as a multiple of its floor; undefined without one. */
export function ratioOf({ value, floor }: Reading): number | undefined {
  return floor && floor.value > 0 ? round(value / floor.value) : undefined;
}

/** How many times the smallest business's cost the largest one's is. */
export function growthOf({ points }: Growth): number {
  const [first, last] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  return first > 0 ? round(last / first) : 0;
}

export function missesTarget(figure: Figure): boolean {
  const { target } = figure;
  if (target === undefined) return false;
  if ('p95' in figure) return figure.p95 > Number(target);
  if ('points' in figure) return growthOf(figure) > Number(target);
  const { of, atLeast = -Infinity, atMost = Infinity } = target as Target;
  const judged = of === 'value' ? figure.value : ratioOf(figure);
  // Without its floor (nginx is not installed) there is nothing to judge by.
  return judged !== undefined && (judged < atLeast || judged > atMost);
}

/** The middle of several runs. */
export function median(values: readonly number[]): number {
  return summarise(values).p50;
}

export function round(value: number): number {
  return Number(value.toPrecision(3));
}

/** What one run of the bench found. */
export interface Report {
  at: string;
  machine: { cpus: number; model: string; node: string };
  /** The seeded business; undefined when no part asked for it. */
  business?: { chats: number; messages: number };
  parts: {
    part: string;
    seconds: number;
    /** When it was measured, where that was in an earlier run than the rest. */
    at?: string;
    figures: Figure[];
  }[];
}
