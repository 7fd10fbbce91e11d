/** What one API call does wrong. */
export interface EndpointFault {
  /** Answers with this status instead of the true answer. */
  httpStatus?: number;
  /** Waits this long. */
  delayMs?: number;
  /** Never answers. */
  hang?: boolean;
  /** The work is done, and only the answer goes wrong: a lost answer rather than a lost request. */
  afterEffect?: boolean;
  /** How many calls it spoils; without it, all until it is removed. */
  times?: number;
}

export type Endpoint = 'token' | 'pay' | 'status';

/** Switches of the look-alike, for tests and for trying things out. All off at the start. */
export interface SandboxFaults {
  endpoints: Partial<Record<Endpoint, EndpointFault>>;
  /** Order status names this amount (paise) instead of the order's own. */
  reportedAmount?: number;
  webhooks: 'once' | 'twice' | 'off';
}

export function noFaults(): SandboxFaults {
  return { endpoints: {}, webhooks: 'once' };
}

/** The fault this call meets, counted down. */
export function takeFault(faults: SandboxFaults, endpoint: Endpoint): EndpointFault | undefined {
  const fault = faults.endpoints[endpoint];
  if (fault?.times === undefined) return fault;
  fault.times -= 1;
  if (fault.times <= 0) delete faults.endpoints[endpoint];
  return fault;
}
