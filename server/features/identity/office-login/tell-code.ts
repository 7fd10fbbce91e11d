import type { LoginRequest } from '#shared/contract/login-requests.ts';
import { FARMER_OTP_TTL_SECONDS } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import type { OfficeActor } from '../actor.ts';
import { hashCode, newCode } from '../codes/one-time-code.ts';
import { lockRecipient } from '../codes/otp.store.ts';
import { secondsAfter } from '../lifetimes.ts';
import {
  findMobile,
  type LoginRequestRow,
  listLoginRequests,
  takeLoginRequest,
  voidToldCodes,
} from './login-requests.store.ts';

/** More calls than anybody takes in a quarter of an hour; a stolen session must not read codes for ever. */
const CODES_TOLD: Limit[] = [{ name: 'office.tell_code', points: 30, seconds: 900 }];

/** As many as a desk can read; those who are not on it ask again. */
const MOST_SHOWN = 50;

export async function readLoginRequests(ctx: AppContext): Promise<LoginRequest[]> {
  const waiting = await listLoginRequests(ctx.db, ctx.now());
  return roundRobin(waiting)
    .slice(0, MOST_SHOWN)
    .map(({ ip, ...request }) => {
      const all = waiting.filter(({ mobile }) => mobile === request.mobile);
      const elsewhere = all.some((each) => neighbourhoodOf(each.ip) !== neighbourhoodOf(ip));
      return { ...request, others: all.length - 1, elsewhere };
    });
}

const neighbourhoodOf = (ip: string | null) => networkOf(ip ?? '').neighbourhood;

/**
 * Browsers that have logged in before first, then round-robin by network, so that a flood out of one hides
 * nobody of another.
 */
function roundRobin(requests: LoginRequestRow[]): LoginRequestRow[] {
  const seen = new Map<string, number>();
  const turns = requests.map((request) => {
    const from = neighbourhoodOf(request.ip);
    const turn = request.known_browser ? 0 : (seen.get(from) ?? 0) + 1;
    if (turn > 0) seen.set(from, turn);
    return { request, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ request }) => request);
}

/**
 * Makes the code somebody waits for and hands it to the office, which reads it to them. It works in the browser that
 * asked, nowhere else; of two people of the office who press at once one gets it. Of one number one told code lives: what was
 * told to another browser counts no more.
 * @throws {AppError} NOT_FOUND when nobody waits for it any more; RATE_LIMITED.
 */
export async function tellCode(
  ctx: AppContext,
  actor: OfficeActor,
  ip: string,
  id: string,
): Promise<{ code: string; validUntil: Date }> {
  await ctx.rateLimit.consume(CODES_TOLD, actor.sessionId);
  const code = newCode();
  const codeHash = await hashCode(ctx.secrets.otpPepper, id, code);
  const now = ctx.now();
  const validUntil = secondsAfter(now, FARMER_OTP_TTL_SECONDS);
  await ctx.inTransaction(async (tx) => {
    const mobile = await findMobile(tx, id);
    if (mobile === undefined) throw new AppError('NOT_FOUND');
    await lockRecipient(tx, { audience: 'farmer', recipient: mobile });
    const taken = await takeLoginRequest(tx, id, { codeHash, now, validUntil });
    if (taken === undefined) throw new AppError('NOT_FOUND');
    await voidToldCodes(tx, { mobile, except: id, now });
    await recordAudit(tx, {
      staffId: actor.staffId,
      action: 'office.tell_code',
      subject: taken.farmer_id === null ? `login:${id}` : `farmer:${taken.farmer_id}`,
      ip,
    });
  });
  return { code, validUntil };
}
