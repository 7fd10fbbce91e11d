import { isSameName } from '#shared/domain/same-name.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { AppError } from '../../../platform/errors.ts';
import type { Account } from '../farmers/farmers.store.ts';
import { hadFormerHolder, lockNumber } from '../farmers/set-aside.store.ts';
import { quietSince, setAside } from '../farmers/set-aside.ts';
import { type Profile, profileMissing } from './login-input.ts';

/** What a login with a quiet number tells of who is there. */
type Verdict = 'not_asked' | 'same_person' | 'somebody_else' | 'changed_meanwhile';

/**
 * The question to whoever logs in on a device we do not know, with a number that nobody proved or was called on for ninety
 * days: their name. It is asked in the very words in which a number that nobody has is asked, so nobody learns that the
 * number is known. There is one try: another name makes them somebody else, and the old account is set aside.
 *
 * A device is known by its signed cookie, which names each number it has logged in with (`known-device.ts`). Where the
 * number has had two accounts the cookie cannot tell for which it was, and the device counts as unknown.
 * @returns what is missing, as an error: the code that was spent stays so
 */
export async function askQuietNumber(
  ctx: AppContext,
  tx: Transaction,
  account: Account,
  given: { mobile: string; profile: Profile; isNotMe: boolean; isKnownDevice: boolean },
): Promise<Verdict | AppError> {
  const { mobile, profile } = given;
  if (given.isKnownDevice && !(await hadFormerHolder(tx, mobile))) return 'not_asked';
  if (!(await quietSince(ctx, tx, account.id))) return 'not_asked';
  const missing = profileMissing(profile);
  if (missing) return missing;
  // Of two logins at once the second finds what the first has left.
  if (!(await lockNumber(tx, account.id, mobile))) return 'changed_meanwhile';
  if (!(await quietSince(ctx, tx, account.id))) return 'not_asked';
  if (!given.isNotMe && isSameName(account.name, profile.name)) return 'same_person';
  await setAside(ctx, tx, account, null);
  return 'somebody_else';
}
