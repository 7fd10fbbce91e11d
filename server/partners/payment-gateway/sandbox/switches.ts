import {
  ENDPOINTS,
  type Endpoint,
  type EndpointFault,
  REFUND_HABITS,
  type SandboxFaults,
  WEBHOOK_HABITS,
} from './faults.ts';

const SLOW_MS = 3_000;

/** What can be wrong with an endpoint, by the name it has on the control page and over HTTP. */
const NAMED_FAULTS: Record<string, EndpointFault> = {
  '401': { httpStatus: 401 },
  '417': { httpStatus: 417 },
  '500': { httpStatus: 500 },
  slow: { delayMs: SLOW_MS },
  slow_after: { delayMs: SLOW_MS, afterEffect: true },
  no_answer: { hang: true },
  '500_after': { httpStatus: 500, afterEffect: true },
  no_answer_after: { hang: true, afterEffect: true },
};

/** Every switch and what it can be set to; the first is off. `wrong_amount` takes paise, or nothing. */
export const SWITCHES: Record<string, readonly string[]> = {
  webhooks: WEBHOOK_HABITS,
  refunds: REFUND_HABITS,
  ...Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint, ['ok', ...Object.keys(NAMED_FAULTS)]])),
};

export type Switches = Record<string, string>;

/** The switches as they stand. A fault a test made by hand has no name of its own: `other`. */
export function readSwitches(faults: SandboxFaults): Switches {
  const named = ENDPOINTS.map((endpoint) => [endpoint, nameOf(faults.endpoints[endpoint])]);
  return {
    webhooks: faults.webhooks,
    refunds: faults.refunds,
    ...Object.fromEntries(named),
    wrong_amount: faults.reportedAmount === undefined ? '' : String(faults.reportedAmount),
  };
}

/** Sets those that are named; all or none. @returns a sentence when one of them cannot be */
export function setSwitches(faults: SandboxFaults, wanted: Switches): string | undefined {
  for (const [name, value] of Object.entries(wanted)) {
    const fits = name === 'wrong_amount' ? /^\d{0,12}$/.test(value) : SWITCHES[name]?.includes(value);
    if (!fits) return `there is no switch ${name}=${value}`;
  }
  for (const [name, value] of Object.entries(wanted)) set(faults, name, value);
  return undefined;
}

function set(faults: SandboxFaults, name: string, value: string): void {
  if (name === 'webhooks') faults.webhooks = value as SandboxFaults['webhooks'];
  else if (name === 'refunds') faults.refunds = value as SandboxFaults['refunds'];
  else if (name === 'wrong_amount') faults.reportedAmount = value === '' ? undefined : Number(value);
  else if (value === 'ok') delete faults.endpoints[name as Endpoint];
  else faults.endpoints[name as Endpoint] = { ...NAMED_FAULTS[value] };
}

function nameOf(fault: EndpointFault | undefined): string {
  if (fault === undefined) return 'ok';
  const text = JSON.stringify(fault);
  return Object.keys(NAMED_FAULTS).find((name) => JSON.stringify(NAMED_FAULTS[name]) === text) ?? 'other';
}
