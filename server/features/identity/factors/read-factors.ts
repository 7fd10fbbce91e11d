import type { FactorsAnswer } from '#shared/contract/identity/factors.ts';
import type { AppContext } from '../../../context.ts';
import type { OfficeActor } from '../actor.ts';
import { countRecoveryCodes, listFactors } from './factors.store.ts';
import { listPasskeys } from './passkeys.store.ts';
import { relyingParty } from './relying-party.ts';

/** One's own. */
export async function readFactors(ctx: AppContext, { staffId }: OfficeActor): Promise<FactorsAnswer> {
  const [factors, passkeys, left] = await Promise.all([
    listFactors(ctx.db, staffId),
    listPasskeys(ctx.db, staffId),
    countRecoveryCodes(ctx.db, staffId),
  ]);
  const totp = factors.find(({ kind }) => kind === 'totp');
  const recovery = factors.find(({ kind }) => kind === 'recovery');
  return {
    ok: true,
    totp: totp ? { since: totp.since, last_used_at: totp.last_used_at } : null,
    passkeys: passkeys.map(({ id, name, synced, created_at: since, last_used_at }) => ({
      id,
      name,
      synced,
      since,
      last_used_at,
    })),
    // With factors and without codes, all of them are used up.
    recovery: recovery ? { since: recovery.since, left } : null,
    passkeys_possible: relyingParty(ctx) !== undefined,
  };
}
