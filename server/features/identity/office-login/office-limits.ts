import type { AppContext } from '../../../context.ts';
import type { Counter, Limit } from '../../../platform/database/rate-limit.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import type { Caller } from '../actor.ts';
import { countOrAskForWork } from '../codes/required-work.ts';
import { deviceOf, type KnownDevice } from '../sessions/known-device.ts';

const QUARTER_OF_AN_HOUR = 900;
const PER_DEVICE: Limit[] = [{ name: 'office.login.device', points: 10, seconds: QUARTER_OF_AN_HOUR }];
const PER_HOST: Limit = { name: 'office.login.host', points: 10, seconds: QUARTER_OF_AN_HOUR };
const PER_NEIGHBOURHOOD: Limit = { name: 'office.login.net', points: 30, seconds: QUARTER_OF_AN_HOUR };
/** From all browsers together that never logged in: after it they show work, after the second none of them gets in. */
const STRANGERS: Limit = { name: 'office.login.account', points: 100, seconds: QUARTER_OF_AN_HOUR };
const STRANGERS_AT_MOST: Limit[] = [
  { name: 'office.login.strangers', points: 1_000, seconds: QUARTER_OF_AN_HOUR },
];

/**
 * A browser that this person has logged in with before has a counter of its own, which nobody else can use up, their
 * colleagues included. A wrong address costs its network alone: it is no try at an account.
 * @param account.email in lower case
 * @throws {AppError} RATE_LIMITED.
 */
export async function chargeOfficeLogin(
  ctx: AppContext,
  caller: Caller,
  { email, emailRight, work }: { email: string; emailRight: boolean; work?: string | undefined },
): Promise<void> {
  const device = officeDevice(ctx, caller, email);
  if (device) return ctx.rateLimit.consume(PER_DEVICE, `${device.id}:${email}`);
  const shared = [...networkCounters(caller.ip), ...(emailRight ? [{ limit: STRANGERS, key: email }] : [])];
  await countOrAskForWork(ctx, shared, { work, subject: 'office', code: 'RATE_LIMITED' });
  if (emailRight) await ctx.rateLimit.consume(STRANGERS_AT_MOST, email);
}

/** A login that came to its end was no attack. */
export async function settleOfficeLogin(ctx: AppContext, caller: Caller, email: string): Promise<void> {
  const device = officeDevice(ctx, caller, email);
  if (device) return ctx.rateLimit.reset(PER_DEVICE, `${device.id}:${email}`);
  for (const { limit, key } of networkCounters(caller.ip)) await ctx.rateLimit.refund([limit], key);
  await ctx.rateLimit.refund([STRANGERS, ...STRANGERS_AT_MOST], email);
}

function officeDevice(ctx: AppContext, caller: Caller, email: string): KnownDevice | undefined {
  return deviceOf(ctx, caller, { audience: 'office', recipient: email });
}

function networkCounters(ip: string): Counter[] {
  const { host, neighbourhood } = networkOf(ip);
  return [
    { limit: PER_HOST, key: host },
    { limit: PER_NEIGHBOURHOOD, key: neighbourhood },
  ];
}
