import type { NewPasskeyBody } from '#shared/contract/identity/factors.ts';
import { MOST_PASSKEYS, PASSKEY_NAME_LENGTH } from '#shared/domain/second-factors.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller, OfficeActor } from '../actor.ts';
import { requireStepUp } from '../step-up/step-up.ts';
import { askForNewPasskey, type PasskeyOptions, requireRelyingParty } from './ask-passkey.ts';
import { lockOwnFactors, noteAdded } from './change-factors.ts';
import { checkNewPasskey } from './check-passkey.ts';
import { insertPasskey, listPasskeys, renamePasskey } from './passkeys.store.ts';

/** @throws {AppError} PASSKEYS_OFF, PASSKEYS_FULL, STEP_UP_REQUIRED */
export async function startPasskey(
  ctx: AppContext,
  browserToken: string,
  actor: OfficeActor,
): Promise<PasskeyOptions> {
  requireRelyingParty(ctx);
  await ctx.inTransaction(async (tx) => {
    if ((await listPasskeys(tx, actor.staffId)).length >= MOST_PASSKEYS) throw new AppError('PASSKEYS_FULL');
    await requireStepUp(ctx, tx, actor);
  });
  return askForNewPasskey(ctx, browserToken, actor);
}

/**
 * @returns recovery codes where there were none, to be shown this once
 * @throws {AppError} PASSKEY_FAILED, PASSKEY_KNOWN, PASSKEYS_FULL, INVALID_INPUT
 */
export async function confirmPasskey(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  { name: given, response }: NewPasskeyBody,
): Promise<string[] | null> {
  const name = readPasskeyName(given);
  const { staffId } = actor;
  const made = await checkNewPasskey(ctx, caller, staffId, response);
  const { transports = [] } = response.response;
  return ctx.inTransaction(async (tx) => {
    await lockOwnFactors(tx, actor, ctx.now());
    if ((await listPasskeys(tx, staffId)).length >= MOST_PASSKEYS) throw new AppError('PASSKEYS_FULL');
    const isNew = await insertPasskey(tx, { ...made, staffId, transports, name, now: ctx.now() });
    if (!isNew) throw new AppError('PASSKEY_KNOWN');
    return noteAdded(ctx, tx, actor, { what: 'passkey_added', detail: name });
  });
}

/** @throws {AppError} NOT_FOUND, INVALID_INPUT */
export async function renameOwnPasskey(
  ctx: AppContext,
  { staffId }: OfficeActor,
  id: number,
  given: string,
): Promise<void> {
  const name = readPasskeyName(given);
  if (!(await renamePasskey(ctx.db, { staffId, id, name }))) throw new AppError('NOT_FOUND');
}

function readPasskeyName(given: string): string {
  const name = cleanLine(given, PASSKEY_NAME_LENGTH);
  if (!/[\p{L}\p{N}]/u.test(name)) throw new AppError('INVALID_INPUT', { fields: { name: 'Write a name' } });
  return name;
}
