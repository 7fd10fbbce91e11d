import type { AppContext } from '../../../context.ts';
import type { Counter, Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import type { Caller } from '../actor.ts';
import { RESEND_AFTER_SECONDS } from '../lifetimes.ts';
import { deviceOf, knownDevice } from '../sessions/known-device.ts';
import type { Recipient } from './otp.store.ts';
import { countOrAskForWork } from './required-work.ts';

/* Why the figures are what they are: docs/decisions, "Limits that nobody can turn against another". */

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const COOL_DOWN: Limit = { name: 'otp.send.cool', points: 1, seconds: RESEND_AFTER_SECONDS };
/** For one number, from one known browser or from one network. */
const PER_NUMBER: Limit[] = [
  { name: 'otp.send.number.10m', points: 3, seconds: 10 * MINUTE },
  { name: 'otp.send.number.1h', points: 5, seconds: HOUR },
  { name: 'otp.send.number.1d', points: 10, seconds: DAY },
];
/** For one number, from all browsers together that never logged in with it. */
const PER_NUMBER_FROM_STRANGERS: Limit[] = [
  { name: 'otp.send.strangers.1h', points: 10, seconds: HOUR },
  { name: 'otp.send.strangers.1d', points: 20, seconds: DAY },
];
/** For one number, from all the browsers together that have logged in with it: after that they count as strangers do. */
const PER_NUMBER_FROM_KNOWN: Limit = { name: 'otp.send.known.1d', points: 20, seconds: DAY };
/** Codes asked for and not yet proven: a point comes back when its code is entered. */
const PER_DEVICE: Limit[] = [
  { name: 'otp.send.device.1h', points: 10, seconds: HOUR },
  { name: 'otp.send.device.1d', points: 30, seconds: DAY },
];
const PER_HOST: Limit[] = [
  { name: 'otp.send.host.1h', points: 10, seconds: HOUR },
  { name: 'otp.send.host.1d', points: 30, seconds: DAY },
];
const PER_NEIGHBOURHOOD: Limit[] = [{ name: 'otp.send.net.1h', points: 60, seconds: HOUR }];
/** A network with so few unproven codes within the hour has not been seen at work yet. */
const FEW_UNPROVEN = 3;

/** What of the budget each may use, so that those who ask much leave something to those who ask for the first time. */
const SHARE = { known: 1, fresh: 0.8, others: 0.5 } as const;
type Standing = keyof typeof SHARE;
const EVERYBODY = 'everybody';

const CHECKS_FROM_STRANGERS: Limit[] = [{ name: 'otp.check.number', points: 100, seconds: DAY }];
const CHECKS_OF_NOTHING: Limit[] = [{ name: 'otp.check.host', points: 60, seconds: 15 * MINUTE }];

/** Leave to send one code, already charged. */
export interface SendPermit {
  /** The code did not go out: the farmer may try again at once. What the provider may bill stays counted. */
  release(): Promise<void>;
}

/**
 * Asks every counter: who asks, who is asked for, what we can afford. A refusal gives back what was charged before
 * it. Only the number's own counters and the budget refuse for good; an address, which thousands may share, asks for
 * a proof of work.
 * @throws {AppError} OTP_SEND_LIMIT with the seconds to wait.
 */
export async function takeSendPermit(
  ctx: AppContext,
  caller: Caller,
  mobile: string,
  work?: string,
): Promise<SendPermit> {
  const known = await takeKnown(ctx, caller, mobile);
  const charges = chargesOf(ctx, caller, mobile, known !== undefined);
  const counts = await countOrAskForWork(ctx, charges.shared, {
    work,
    subject: `otp:${mobile}`,
    code: 'OTP_SEND_LIMIT',
  });
  const isFresh = counts.every(({ points }) => points < FEW_UNPROVEN);
  const standing: Standing = known ? 'known' : isFresh ? 'fresh' : 'others';
  const charged = [...charges.shared, ...(known ? [known] : [])];
  for (const { limit, key } of [...charges.own, ...budgetCharges(ctx, standing)]) {
    try {
      await ctx.rateLimit.consume([limit], key, 'OTP_SEND_LIMIT');
    } catch (refusal) {
      await refund(ctx, charged);
      if (key === EVERYBODY)
        ctx.faults.report(new Error(`${limit.name}, for ${standing}`), 'otp.budget_exhausted');
      throw refusal;
    }
    charged.push({ limit, key });
  }
  return {
    async release() {
      await refund(
        ctx,
        charged.filter(({ key }) => key !== EVERYBODY),
      );
    },
  };
}

/** The number's owner entered the code: the send was no abuse, and their next device need not wait. */
export async function settleProvenSend(
  ctx: AppContext,
  caller: Caller,
  mobile: string,
  sentFromIp: string,
): Promise<void> {
  const { unproven, coolDown } = chargesOf(
    ctx,
    { ...caller, ip: sentFromIp },
    mobile,
    isOwn(ctx, caller, mobile),
  );
  await refund(ctx, unproven);
  await ctx.rateLimit.reset([coolDown.limit], coolDown.key);
}

/**
 * For a code where this browser has none to enter: nothing can be guessed by it, only our time be taken.
 * @throws {AppError} RATE_LIMITED.
 */
export async function chargeCheckOfNothing(ctx: AppContext, ip: string): Promise<void> {
  await ctx.rateLimit.consume(CHECKS_OF_NOTHING, networkOf(ip).host);
}

/**
 * Beside the five tries of each browser: all strangers together, so that many browsers are no way to many guesses.
 * @throws {AppError} RATE_LIMITED.
 */
export async function chargeCheck(ctx: AppContext, caller: Caller, to: Recipient): Promise<void> {
  // Whatever the office shows, the browser is known by the login.
  const login: Recipient = to.audience === 'farmer' ? to : { ...to, audience: 'office' };
  if (deviceOf(ctx, caller, login) === undefined)
    await ctx.rateLimit.consume(CHECKS_FROM_STRANGERS, `${to.audience}:${to.recipient}`);
}

export async function settleProvenCheck(ctx: AppContext, to: Recipient): Promise<void> {
  await ctx.rateLimit.refund(CHECKS_FROM_STRANGERS, `${to.audience}:${to.recipient}`);
}

interface SendCharges {
  /** Counted for many people at once: asks for work when used up. */
  shared: Counter[];
  /** Refuse when used up. */
  own: Counter[];
  /** What comes back when the code is entered. */
  unproven: Counter[];
  coolDown: Counter;
}

/** This browser has logged in with this very number. */
function isOwn(ctx: AppContext, caller: Caller, mobile: string): boolean {
  return deviceOf(ctx, caller, { audience: 'farmer', recipient: mobile }) !== undefined;
}

/**
 * The point that stands for a known browser's claim to the whole budget. Undefined: it asks for a number that is not its
 * own, or those of this number have had theirs: each login makes one, and one SIM could make hundreds.
 */
async function takeKnown(ctx: AppContext, caller: Caller, mobile: string): Promise<Counter | undefined> {
  if (!isOwn(ctx, caller, mobile)) return undefined;
  const known = { limit: PER_NUMBER_FROM_KNOWN, key: mobile };
  try {
    await ctx.rateLimit.consume([known.limit], known.key);
    return known;
  } catch (refusal) {
    if (refusal instanceof AppError) return undefined;
    throw refusal;
  }
}

/** @param known it is spared what an address shares */
function chargesOf(ctx: AppContext, caller: Caller, mobile: string, known: boolean): SendCharges {
  const { host, neighbourhood } = networkOf(caller.ip);
  const device = knownDevice(ctx, caller);
  const ownNumber = isOwn(ctx, caller, mobile);
  const asker = ownNumber ? `${mobile}:${device?.id}` : `${mobile}:${neighbourhood}`;
  const coolDown = { limit: COOL_DOWN, key: asker };
  const perNumber = countersOf(PER_NUMBER, asker);
  const perDevice = device ? countersOf(PER_DEVICE, device.id) : [];
  const perAddress = known
    ? []
    : [...countersOf(PER_HOST, host), ...countersOf(PER_NEIGHBOURHOOD, neighbourhood)];
  return {
    shared: [...perAddress, ...(ownNumber ? [] : perNumber)],
    own: [coolDown, ...perDevice, ...(ownNumber ? perNumber : countersOf(PER_NUMBER_FROM_STRANGERS, mobile))],
    unproven: [...perDevice, ...perAddress],
    coolDown,
  };
}

function countersOf(limits: Limit[], key: string): Counter[] {
  return limits.map((limit) => ({ limit, key }));
}

/** The bill: a wave of requests from everywhere at once ends here, and somebody is told. */
function budgetCharges(ctx: AppContext, standing: Standing): Counter[] {
  const { otpPerMinuteGlobal, otpPerDayGlobal } = ctx.config.limits;
  const points = (budget: number, share: number) => Math.max(1, Math.floor(budget * share));
  const daily = standing === 'known' ? SHARE.known : SHARE.fresh;
  return countersOf(
    [
      { name: 'otp.send.all.1m', points: points(otpPerMinuteGlobal, SHARE[standing]), seconds: MINUTE },
      { name: 'otp.send.all.1d', points: points(otpPerDayGlobal, daily), seconds: DAY },
    ],
    EVERYBODY,
  );
}

async function refund(ctx: AppContext, charges: Counter[]): Promise<void> {
  for (const { limit, key } of charges) await ctx.rateLimit.refund([limit], key);
}
