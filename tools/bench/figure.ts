/** One measured thing beside its floor: the plain statement on the same engine in the same run. */
export interface Figure {
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

export interface Report {
  at: string;
  machine: { cpus: number; model: string; node: string };
  business: { chats: number; messages: number };
  parts: { part: string; figures: Figure[] }[];
}

/** Middle, 95th of a hundred, and worst of the samples. */
export function summarise(samples: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: round(at(0.5)), p95: round(at(0.95)), max: round(sorted.at(-1) ?? 0) };
}

export function missesTarget({ p95, target }: Figure): boolean {
  return target !== undefined && p95 > target;
}

/** The table people read. */
export function printReport(report: Report): string {
  const { business, machine } = report;
  const lines = [
    `${count(business.chats)} chats, ${count(business.messages)} messages; ${machine.cpus} x ${machine.model}, Node ${machine.node}`,
  ];
  for (const { part, figures } of report.parts) {
    lines.push(
      '',
      `${part.padEnd(46)}${['p50', 'p95', 'max', 'floor p50', 'p95', 'target', 'n'].map(right).join('')}`,
    );
    for (const figure of figures) {
      const { p50, p95, max, floor, target, samples } = figure;
      const cells = [p50, p95, max, floor?.p50, floor?.p95, target, samples].map((cell) => right(cell ?? ''));
      lines.push(`  ${figure.name.padEnd(44)}${cells.join('')}${missesTarget(figure) ? '  MISSED' : ''}`);
    }
  }
  return lines.join('\n');
}

const right = (cell: string | number) => String(cell).padStart(10);
const count = (value: number) => value.toLocaleString('en-IN');

function round(value: number): number {
  return Number(value.toPrecision(3));
}
