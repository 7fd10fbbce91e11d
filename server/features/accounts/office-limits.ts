import type { AppContext } from '../../context.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { networkOf } from './caller-network.ts';

const QUARTER_OF_AN_HOUR = 900;
const PER_HOST: Limit[] = [{ name: 'office.login.host', points: 10, seconds: QUARTER_OF_AN_HOUR }];
/**
 * Wide on purpose: ten wrong passwords lock a stranger's address out, not the office. Only a hundred from many
 * addresses at once make everybody wait, and never longer than the quarter of an hour.
 */
const PER_ACCOUNT: Limit[] = [{ name: 'office.login.account', points: 100, seconds: QUARTER_OF_AN_HOUR }];

/** @throws {AppError} RATE_LIMITED. */
export async function chargeOfficeLogin(ctx: AppContext, ip: string): Promise<void> {
  await ctx.rateLimit.consume(PER_HOST, networkOf(ip).host);
  await ctx.rateLimit.consume(PER_ACCOUNT, ctx.config.office.email);
}

/** A login that came to its end was no attack. */
export async function settleOfficeLogin(ctx: AppContext, ip: string): Promise<void> {
  await ctx.rateLimit.reset(PER_HOST, networkOf(ip).host);
  await ctx.rateLimit.refund(PER_ACCOUNT, ctx.config.office.email);
}
