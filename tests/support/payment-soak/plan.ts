import type {
  Endpoint,
  EndpointFault,
  RefundHabit,
  WebhookHabit,
} from '../../../server/partners/payment-gateway/sandbox/index.ts';
import { SeededRandom } from '../chaos/random.ts';

/** What a payer does with their quotation, and what their bank does with them. */
const WAYS = {
  pays: 34,
  /** The bank declines; they try once more and pay. */
  declined_then_pays: 9,
  declined: 6,
  /** The bank is slow, and answers yes or no while they wait. */
  slow_then_paid: 9,
  slow_then_declined: 5,
  /** Closes the provider's page, comes back to it and pays. */
  cancels_then_pays: 8,
  /** Closes it for good; the order runs out. */
  cancels: 6,
  /** Closes the browser; the money comes after everybody has stopped looking. */
  pays_late: 7,
  /** Presses the button in two tabs at once, pays in the one that got through. */
  two_tabs: 6,
  /** Pays, then presses the button again. */
  pays_and_presses_again: 5,
  /** Somebody else tells us that the payer paid. */
  slandered: 3,
  /** The provider names another amount than ours. */
  wrong_amount: 2,
} as const;
export type Way = keyof typeof WAYS;
const EVERY_WAY = Object.keys(WAYS) as Way[];

export interface PlannedPayment {
  number: number;
  /** Whose quotation, counted from 0. */
  farmer: number;
  way: Way;
  amountPaise: number;
  /** How long the slow bank takes. */
  bankMs: number;
}

export interface SoakPlan {
  farmers: number;
  payments: PlannedPayment[];
  /** After so many finished payments the app is killed, and comes back after so long. */
  kills: { after: number; awayMs: number }[];
}

/** Everybody's intentions, in order. Follows from the seed and the counts alone. */
export function planOf(
  seed: number,
  options: { payments: number; farmers: number; kills: number },
): SoakPlan {
  const { payments, farmers, kills } = options;
  const random = new SeededRandom(seed);
  return {
    farmers,
    payments: Array.from({ length: payments }, (_, number) => ({
      number,
      farmer: number % farmers,
      // Even the shortest soak meets every way.
      way: EVERY_WAY[number] ?? random.pick(WAYS),
      // From one rupee to a lakh, odd paise included; no two of a farmer are alike.
      amountPaise: random.between(100, 9_999_000) + number,
      bankMs: random.between(500, 4_000),
    })),
    kills: Array.from({ length: kills }, (_, index) => ({
      after: Math.floor(((index + 1) * payments) / (kills + 1)),
      awayMs: random.between(0, 1_500),
    })),
  };
}

const PAY_FATES = {
  ok: 80,
  '500': 4,
  '500_after': 4,
  hang: 1,
  hang_after: 1,
  slow: 5,
  '401': 2,
  '417': 2,
  '400': 1,
};
const STATUS_FATES = { ok: 82, '500': 6, hang: 1, slow: 5, '401': 3, '404': 3 };
const TOKEN_FATES = { ok: 90, '500': 5, slow: 4, hang: 1 };
const REFUND_FATES = { ok: 76, '500': 6, '500_after': 8, hang_after: 2, slow: 4, '401': 4 };
const REFUND_STATUS_FATES = { ok: 85, '500': 10, slow: 5 };
const REFUND_ENDS = { complete: 80, fail: 20 };
const WEBHOOK_FATES: Record<WebhookHabit, number> = {
  once: 35,
  twice: 15,
  late: 15,
  out_of_order: 10,
  forged: 10,
  off: 15,
};

/** The fate of the n-th call of each kind: its own row of the dice, so that none shifts the others. */
export function fatesOf(seed: number): {
  call: (endpoint: Endpoint) => EndpointFault | undefined;
  webhook: () => WebhookHabit;
  /** How a refund that was taken ends. */
  refund: () => RefundHabit;
  /** Whether every access token is refused from this moment on. */
  tokensEnd: () => boolean;
} {
  const dice = (salt: number) => new SeededRandom(seed ^ salt);
  const rows = {
    pay: dice(0x9a1),
    status: dice(0x9a2),
    token: dice(0x9a3),
    refund: dice(0x9a6),
    refundStatus: dice(0x9a7),
  };
  const [webhooks, tokens, ends] = [dice(0x9a4), dice(0x9a5), dice(0x9a8)];
  const fates = {
    pay: PAY_FATES,
    status: STATUS_FATES,
    token: TOKEN_FATES,
    refund: REFUND_FATES,
    refundStatus: REFUND_STATUS_FATES,
  };
  return {
    // The product makes no other calls.
    call: (endpoint) =>
      endpoint in rows
        ? faultOf(rows[endpoint as keyof typeof rows].pick<string>(fates[endpoint as keyof typeof fates]))
        : undefined,
    refund: () => ends.pick(REFUND_ENDS),
    webhook: () => webhooks.pick(WEBHOOK_FATES),
    tokensEnd: () => tokens.next() < 0.04,
  };
}

function faultOf(fate: string): EndpointFault | undefined {
  if (fate === 'ok') return undefined;
  if (fate === 'slow') return { delayMs: 700 };
  const [kind = '', after] = fate.split('_');
  const afterEffect = after !== undefined;
  return kind === 'hang' ? { hang: true, afterEffect } : { httpStatus: Number(kind), afterEffect };
}
