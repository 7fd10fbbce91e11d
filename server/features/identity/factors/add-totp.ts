import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { ConfirmTotpBody } from '#shared/contract/identity/factors.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { FACTOR_SETUP_SECONDS, secondsAfter } from '../lifetimes.ts';
import { requireStepUp } from '../step-up/step-up.ts';
import { lockOwnFactors, noteAdded } from './change-factors.ts';
import { findTotp, insertTotp } from './factors.store.ts';
import { seal, totpSeal, unseal } from './own-factor.ts';
import { newTotpSecret, totpStep, totpText, totpUri } from './totp.ts';

const TRIES: Limit[] = [{ name: 'office.totp_setup', points: 30, seconds: 900 }];
const ABOUT = 'totp setup';

/** What the browser keeps, sealed, between the QR code and the first code: nothing is stored before that. */
const Setup = Type.Object({
  staffId: Type.Integer(),
  sessionId: Type.String(),
  secret: Type.String(),
  until: Type.String(),
});

/**
 * Makes the secret of an authenticator app. Two tabs make two, of which the first to be confirmed is the person's.
 * @throws {AppError} FACTOR_EXISTS, STEP_UP_REQUIRED
 */
export async function startTotp(
  ctx: AppContext,
  actor: OfficeActor,
): Promise<{ secret: string; uri: string; setup: string }> {
  await ctx.inTransaction(async (tx) => {
    if (await findTotp(tx, actor.staffId)) throw new AppError('FACTOR_EXISTS');
    await requireStepUp(ctx, tx, actor);
  });
  const secret = newTotpSecret();
  const setup: Static<typeof Setup> = {
    staffId: actor.staffId,
    sessionId: actor.sessionId,
    secret: Buffer.from(secret).toString('base64url'),
    until: secondsAfter(ctx.now(), FACTOR_SETUP_SECONDS).toISOString(),
  };
  const sealed = seal(ctx.secrets.factorKey, ABOUT, Buffer.from(JSON.stringify(setup)));
  return {
    secret: totpText(secret),
    uri: totpUri(secret, ctx.content.now().shop.name, actor.email),
    setup: sealed.toString('base64url'),
  };
}

/**
 * The first code of the app proves that it has the secret; from then on the login asks for its codes. This one is used up.
 * @returns recovery codes where there were none, to be shown this once
 * @throws {AppError} SETUP_OVER, OTP_WRONG, FACTOR_EXISTS, RATE_LIMITED
 */
export async function confirmTotp(
  ctx: AppContext,
  actor: OfficeActor,
  { setup, code }: ConfirmTotpBody,
): Promise<string[] | null> {
  await ctx.rateLimit.consume(TRIES, actor.sessionId);
  const { staffId } = actor;
  const secret = readSetup(ctx, actor, setup);
  const step = totpStep(secret, toAsciiDigits(code).replaceAll(/\s/g, ''), ctx.now());
  if (step === undefined) throw new AppError('OTP_WRONG');
  return ctx.inTransaction(async (tx) => {
    await lockOwnFactors(tx, actor, ctx.now());
    const sealed = seal(ctx.secrets.factorKey, totpSeal(staffId), secret);
    if (!(await insertTotp(tx, { staffId, sealed, lastStep: step, now: ctx.now() }))) {
      throw new AppError('FACTOR_EXISTS');
    }
    return noteAdded(ctx, tx, actor, { what: 'totp_added' });
  });
}

/** @throws {AppError} SETUP_OVER for what is too old, another login's, or none of ours */
function readSetup(ctx: AppContext, { staffId, sessionId }: OfficeActor, sealed: string): Buffer {
  try {
    const plain = unseal(ctx.secrets.factorKey, ABOUT, Buffer.from(sealed, 'base64url'));
    const setup = Decode(Setup, JSON.parse(plain.toString('utf8')));
    if (setup.staffId !== staffId || setup.sessionId !== sessionId) throw new Error('of another login');
    if (new Date(setup.until) <= ctx.now()) throw new Error('too old');
    return Buffer.from(setup.secret, 'base64url');
  } catch (cause) {
    throw new AppError('SETUP_OVER', { cause });
  }
}
