import type { Gate } from './gate.ts';
import { STOPS } from './gate-stops.ts';
import { WARNINGS } from './gate-warnings.ts';

/** Every gate there is, in the order in which their findings are told. */
export const GATES = [...STOPS, ...WARNINGS] as const satisfies readonly Gate[];
export type GateKey = (typeof GATES)[number]['key'];
