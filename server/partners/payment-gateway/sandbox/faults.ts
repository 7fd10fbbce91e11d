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

export const ENDPOINTS = [
  'token',
  'pay',
  'sdkOrder',
  'status',
  'transactionStatus',
  'refund',
  'refundStatus',
] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/**
 * - `late`          the call comes after `lateMs`
 * - `out_of_order`  after the end comes a call about a failed try that was before it
 * - `forged`        a stranger without the proof says the contrary, and nobody says the truth
 */
export const WEBHOOK_HABITS = ['once', 'twice', 'late', 'out_of_order', 'forged', 'off'] as const;
export type WebhookHabit = (typeof WEBHOOK_HABITS)[number];

/** What becomes of refunds by themselves, some seconds after they were taken. */
export const REFUND_HABITS = ['complete', 'fail', 'wait'] as const;
export type RefundHabit = (typeof REFUND_HABITS)[number];

/** Switches of the look-alike, for tests and for trying things out. All off at the start. */
export interface SandboxFaults {
  endpoints: Partial<Record<Endpoint, EndpointFault>>;
  /** Order status names this amount (paise) instead of the order's own. */
  reportedAmount?: number | undefined;
  /** The same for single orders. */
  misreported: Map<string, number>;
  webhooks: WebhookHabit;
  lateMs: number;
  refunds: RefundHabit;
  /** Asked for every call that no switch spoils: a soak's dice. */
  fateOf?: (endpoint: Endpoint) => EndpointFault | undefined;
  /** Asked for every order that ends, before `webhooks`. */
  webhookFateOf?: () => WebhookHabit;
  /** Asked for every refund whose time has come, before `refunds`. */
  refundFateOf?: () => RefundHabit;
}

export function noFaults(): SandboxFaults {
  return { endpoints: {}, misreported: new Map(), webhooks: 'once', lateMs: 15_000, refunds: 'complete' };
}

/** The fault this call meets, counted down. */
export function takeFault(faults: SandboxFaults, endpoint: Endpoint): EndpointFault | undefined {
  const fault = faults.endpoints[endpoint];
  if (fault === undefined) return faults.fateOf?.(endpoint);
  if (fault.times === undefined) return fault;
  fault.times -= 1;
  if (fault.times <= 0) delete faults.endpoints[endpoint];
  return fault;
}
