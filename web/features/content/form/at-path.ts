import { numberRows, rowNumbers } from './rows.ts';

/** What lies at a path like `licences.0.validUntil`; undefined where there is nothing. */
export function valueAt(value: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    value,
  );
}

/**
 * The same with another value there; undefined takes it away. What is on the way and missing is made, a list where the
 * next step is a number.
 */
export function withValueAt<T>(whole: T, path: string, value: unknown): T {
  return put(whole, stepsOf(path), value) as T;
}

function put(at: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const isList = Array.isArray(at) || (at === undefined && /^\d+$/.test(step));
  if (isList) {
    const list = [...((at as unknown[] | undefined) ?? [])];
    list[Number(step)] = put(list[Number(step)], rest, value);
    numberRows(list, rowNumbers((at as unknown[] | undefined) ?? []));
    return list;
  }
  const group = { ...(at as Record<string, unknown> | null | undefined) };
  const inner = put(group[step], rest, value);
  if (inner === undefined) delete group[step];
  else group[step] = inner;
  return group;
}

/** A place that stays what it is while rows above it come, go and move: a number is that of a row. */
export type Place = readonly (string | number)[];

export function placeOf(whole: unknown, path: string): Place {
  let at = whole;
  return stepsOf(path).map((step) => {
    const place = Array.isArray(at) ? (rowNumbers(at)[Number(step)] ?? step) : step;
    at = valueAt(at, step);
    return place;
  });
}

/** Where a place lies by now; undefined once its row is gone. */
export function pathOf(whole: unknown, place: Place): string | undefined {
  let at = whole;
  const steps: string[] = [];
  for (const each of place) {
    const step = typeof each === 'string' ? each : Array.isArray(at) ? rowNumbers(at).indexOf(each) : -1;
    if (step === -1) return undefined;
    steps.push(String(step));
    at = valueAt(at, String(step));
  }
  return steps.join('.');
}

const stepsOf = (path: string) => (path === '' ? [] : path.split('.'));

/** Whether two bodies say the same, in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
