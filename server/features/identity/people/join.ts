import type { FullName, InvitationAnswer, JoinBody } from '#shared/contract/people.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { hashToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { hashPassword, isPassword } from '../codes/password.ts';
import { secondsBefore } from '../lifetimes.ts';
import { findActiveStaff } from '../office-login/staff.store.ts';
import { readFullName } from './full-name.ts';
import { findInvitationByToken, findUsedInvitation, spendInvitation } from './invitations.store.ts';
import { announcePeople } from './people.announce.ts';
import { findPerson, insertPerson, lockPeople, setName, setPassword } from './people.store.ts';

/** A link is guessed by nobody; this is for what a password's hash costs us. */
const TRIES: Limit[] = [{ name: 'office.welcome', points: 30, seconds: 900 }];

/** As long as a browser tries again whose answer got lost. */
const AGAIN_SECONDS = 900;

/** @throws {AppError} INVITATION_INVALID for a link that is used, taken back, run out, or none */
export async function readInvitation(
  ctx: AppContext,
  caller: Caller,
  token: string,
): Promise<InvitationAnswer> {
  await ctx.rateLimit.consume(TRIES, networkOf(caller.ip).host);
  const invitation = await findInvitationByToken(ctx.db, hashToken(token), ctx.now());
  const known = invitation?.staff_id ? await findPerson(ctx.db, invitation.staff_id) : undefined;
  if (!invitation || known?.active === false) throw new AppError('INVITATION_INVALID');
  return { ok: true, email: invitation.email, roles: invitation.roles, name: known?.name ?? null };
}

/**
 * The person behind a link writes their name and chooses a password; the login is the ordinary one. Whoever has the
 * link has the mailbox, as the login's code proves again. The same once more, because its answer got lost, is answered
 * the same.
 * @throws {AppError} INVITATION_INVALID, INVALID_INPUT
 */
export async function join(ctx: AppContext, caller: Caller, body: JoinBody): Promise<{ email: string }> {
  await ctx.rateLimit.consume(TRIES, networkOf(caller.ip).host);
  const name = readFullName(body.name);
  const tokenHash = hashToken(body.token);
  const invitation = await findInvitationByToken(ctx.db, tokenHash, ctx.now());
  const email =
    (invitation && (await enterByLink(ctx, caller, { tokenHash, name, password: body.password }))) ??
    (await findEntered(ctx, tokenHash, body.password));
  if (email === undefined) throw new AppError('INVITATION_INVALID');
  return { email };
}

/** Undefined when the link works no more by now. */
async function enterByLink(
  ctx: AppContext,
  caller: Caller,
  { tokenHash, name, password }: { tokenHash: Buffer; name: FullName; password: string },
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password);
  return ctx.inTransaction(async (tx) => {
    await lockPeople(tx);
    const now = ctx.now();
    const invitation = await findInvitationByToken(tx, tokenHash, now);
    if (!invitation || !(await spendInvitation(tx, invitation.id, now))) return undefined;
    const { email, roles, staff_id: known } = invitation;
    if (known !== null) {
      if (!(await findPerson(tx, known))?.active) throw new AppError('INVITATION_INVALID');
      await setPassword(tx, known, passwordHash);
      await setName(tx, known, name, now);
    }
    const staffId = known ?? (await insertPerson(tx, { email, passwordHash, name, roles, now }));
    if (staffId === undefined) throw new AppError('INVITATION_INVALID');
    await recordAudit(tx, { staffId, action: 'staff.join', subject: `staff:${staffId}`, ip: caller.ip });
    announcePeople(ctx, tx);
    return email;
  });
}

/** The address of who came by this link a moment ago, with this password. Later nobody guesses passwords by an old link. */
async function findEntered(
  ctx: AppContext,
  tokenHash: Buffer,
  password: string,
): Promise<string | undefined> {
  const email = await findUsedInvitation(ctx.db, tokenHash, secondsBefore(ctx.now(), AGAIN_SECONDS));
  const staff = email === undefined ? undefined : await findActiveStaff(ctx.db, email);
  return staff && (await isPassword(password, staff.password_hash)) ? staff.email : undefined;
}
