import { useMemo, useSyncExternalStore } from 'react';
import { readStored, STORED, subscribeStored, writeStored } from '../../../lib/device/local-store.ts';

/** What a farmer has pressed on one plan, by name: a promise of safety, a step that is done, the day a tank was sprayed. */
export type Marks = Readonly<Record<string, string>>;
type AllMarks = Readonly<Record<string, Marks>>;

const subscribe = (listener: () => void) => subscribeStored(STORED.planMarks, listener);
const read = () => readStored(STORED.planMarks) ?? '';

/** The marks of every plan, kept on this device; a logout forgets them. */
export function usePlanMarks(): AllMarks {
  const kept = useSyncExternalStore(subscribe, read);
  return useMemo(() => parse(kept), [kept]);
}

/** Sets a mark, or with null takes it away. */
export function setMark(plan: number, name: string, value: string | null): void {
  const all = parse(read());
  const { [name]: _former, ...others } = all[plan] ?? {};
  const marks = value === null ? others : { ...others, [name]: value };
  writeStored(STORED.planMarks, JSON.stringify({ ...all, [plan]: marks }));
}

/** Whatever stands on the device; what is not of this shape counts as nothing pressed. */
function parse(kept: string): AllMarks {
  try {
    const all: unknown = JSON.parse(kept);
    return typeof all === 'object' && all !== null ? (all as AllMarks) : {};
  } catch {
    return {};
  }
}

export const stepMark = (step: number) => `step.${step}`;
export const tankMark = (tank: string) => `tank.${tank}`;
