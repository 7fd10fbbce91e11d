import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { networkOf } from './caller-network.ts';
import { RESEND_AFTER_SECONDS } from './lifetimes.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const COOL_DOWN: Limit = { name: 'otp.send.cool', points: 1, seconds: RESEND_AFTER_SECONDS };
const PER_NUMBER: Limit[] = [
  { name: 'otp.send.number.10m', points: 3, seconds: 10 * MINUTE },
  { name: 'otp.send.number.1h', points: 5, seconds: HOUR },
  { name: 'otp.send.number.1d', points: 10, seconds: DAY },
];
/**
 * Codes sent to one line and not yet proven. A mobile operator puts thousands of farmers behind one address, so
 * a point comes back when its code is entered: honest use never adds up, and sending codes to strangers, which
 * costs us an SMS each, stops at ten an hour.
 */
const PER_HOST: Limit[] = [
  { name: 'otp.send.host.1h', points: 10, seconds: HOUR },
  { name: 'otp.send.host.1d', points: 30, seconds: DAY },
];
const PER_NEIGHBOURHOOD: Limit[] = [{ name: 'otp.send.net.1h', points: 60, seconds: HOUR }];

const CHECKS_PER_NUMBER: Limit[] = [{ name: 'otp.check.number', points: 10, seconds: 15 * MINUTE }];
const CHECKS_PER_HOST: Limit[] = [{ name: 'otp.check.host', points: 60, seconds: 15 * MINUTE }];

interface Charge {
  limit: Limit;
  key: string;
}

/** Leave to send one SMS, already charged. */
export interface SendPermit {
  /** The SMS did not go out: the farmer may try again at once. What the provider may bill stays counted. */
  giveBack(): Promise<void>;
}

/**
 * Asks every counter, from the widest suspicion to the dearest: who asks, who is asked for, what we can afford.
 * A refusal gives back what was charged before it, so that a refused caller does not use up a farmer's number.
 * @throws {AppError} OTP_SEND_LIMIT with the seconds to wait.
 */
export async function takeSendPermit(ctx: AppContext, mobile: string, ip: string): Promise<SendPermit> {
  const charged: Charge[] = [];
  for (const charge of [...callerCharges(ip), ...numberCharges(mobile), ...budgetCharges(ctx)]) {
    try {
      await ctx.rateLimit.consume([charge.limit], charge.key, 'OTP_SEND_LIMIT');
    } catch (refusal) {
      await refund(ctx, charged);
      if (charge.key === EVERYBODY) ctx.log.error({ limit: charge.limit.name }, 'OTP budget is used up');
      throw refusal;
    }
    charged.push(charge);
  }
  return {
    async giveBack() {
      await refund(
        ctx,
        charged.filter((charge) => charge.key !== EVERYBODY && charge.limit !== COOL_DOWN),
      );
      await ctx.rateLimit.reset([COOL_DOWN], mobile);
    },
  };
}

/** The number's owner entered the code: the send was no abuse, and his next device need not wait. */
export async function settleProvenSend(ctx: AppContext, mobile: string, sentFromIp: string): Promise<void> {
  await refund(ctx, callerCharges(sentFromIp));
  await ctx.rateLimit.reset([COOL_DOWN], mobile);
}

/** @throws {AppError} RATE_LIMITED. */
export async function chargeCheckByHost(ctx: AppContext, ip: string): Promise<void> {
  await ctx.rateLimit.consume(CHECKS_PER_HOST, networkOf(ip).host);
}

/**
 * Charged only to the browser that asked for the code: otherwise a stranger could use up a farmer's checks.
 * @throws {AppError} RATE_LIMITED.
 */
export async function chargeCheckByRecipient(ctx: AppContext, recipient: string): Promise<void> {
  await ctx.rateLimit.consume(CHECKS_PER_NUMBER, recipient);
}

export async function settleProvenCheck(ctx: AppContext, recipient: string, ip: string): Promise<void> {
  await ctx.rateLimit.reset(CHECKS_PER_NUMBER, recipient);
  await ctx.rateLimit.refund(CHECKS_PER_HOST, networkOf(ip).host);
}

const EVERYBODY = 'everybody';

function callerCharges(ip: string): Charge[] {
  const { host, neighbourhood } = networkOf(ip);
  return [
    ...PER_HOST.map((limit) => ({ limit, key: host })),
    ...PER_NEIGHBOURHOOD.map((limit) => ({ limit, key: neighbourhood })),
  ];
}

function numberCharges(mobile: string): Charge[] {
  return [COOL_DOWN, ...PER_NUMBER].map((limit) => ({ limit, key: mobile }));
}

/** The bill: a wave of requests from everywhere at once ends here, and somebody is told. */
function budgetCharges(ctx: AppContext): Charge[] {
  const { otpPerMinuteGlobal, otpPerDayGlobal } = ctx.config.limits;
  return [
    { limit: { name: 'otp.send.all.1m', points: otpPerMinuteGlobal, seconds: MINUTE }, key: EVERYBODY },
    { limit: { name: 'otp.send.all.1d', points: otpPerDayGlobal, seconds: DAY }, key: EVERYBODY },
  ];
}

async function refund(ctx: AppContext, charges: Charge[]): Promise<void> {
  for (const { limit, key } of charges) await ctx.rateLimit.refund([limit], key);
}
