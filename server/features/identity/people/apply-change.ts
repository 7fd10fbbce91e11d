import { type Capability, can } from '#shared/domain/capabilities.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { voidChallengesOf } from '../codes/otp.store.ts';
import { NOBODYS_HASH } from '../codes/password.ts';
import { notifyAccount } from '../factors/account-notice.ts';
import { deleteFactors } from '../factors/factors.store.ts';
import { endStaffSessions, reseatStaffSockets } from '../sessions/end-session.ts';
import type { Wanted } from './changes.store.ts';
import { type Letter, makeLink } from './invitation-link.ts';
import { leaveOffice, stopManaging } from './leave-office.ts';
import { announcePeople } from './people.announce.ts';
import { findPerson, type PersonRow, setDisabled, setPassword, setRoles } from './people.store.ts';

const ACTS = {
  invite: 'staff.invite',
  roles: 'staff.roles',
  disable: 'staff.disable',
  enable: 'staff.enable',
  reset: 'staff.reset',
  factors: 'staff.factors_reset',
} as const satisfies Record<Wanted['kind'], OfficeAct>;

/**
 * Does what was wanted, with its line in the log. The caller holds the lock of people and has judged it.
 * @param by.isAlone it wants two people, and there was no second
 */
export async function applyChange(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  wanted: Wanted,
  { askedBy, isAlone = false }: { askedBy: number; isAlone?: boolean },
): Promise<Letter | undefined> {
  const { kind, staffId, email, roles } = wanted;
  const { subject, letter } =
    kind === 'invite' && email !== null && roles !== null
      ? await sendInvitation(ctx, tx, { email, roles, staffId: null, invitedBy: askedBy })
      : await changePerson(ctx, tx, actor, wanted);
  await recordAudit(tx, {
    staffId: actor.staffId,
    action: ACTS[kind],
    subject,
    detail: {
      asked_by: askedBy,
      ...(staffId !== null && { person: staffId }),
      ...(roles && { roles }),
      ...(isAlone && { alone: true }),
    },
    sessionId: actor.sessionId,
  });
  announcePeople(ctx, tx);
  return letter;
}

type Done = { subject: string; letter?: Letter };

async function sendInvitation(
  ctx: AppContext,
  tx: Transaction,
  to: Parameters<typeof makeLink>[2],
): Promise<Done> {
  const { id, ...letter } = await makeLink(ctx, tx, to);
  return { subject: `invitation:${id}`, letter };
}

async function changePerson(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  { kind, staffId, roles }: Wanted,
): Promise<Done> {
  const person = staffId === null ? undefined : await findPerson(tx, staffId);
  if (!person) throw new AppError('NOT_FOUND');
  const done = { subject: `staff:${person.id}` };
  const by = { staffId: actor.staffId, now: ctx.now() };
  if (kind === 'roles' && roles !== null) {
    await setRoles(tx, person.id, roles);
    const loses = (right: Capability) => can(person, right) && !can({ roles }, right);
    if (loses('inbox.manage')) await ctx.hooks.onStaffLeavesChats(ctx, tx, person.id);
    if (loses('staff.manage')) await stopManaging(tx, person.id, by);
    await reseatStaffSockets(ctx, tx, person.id);
  } else if (kind === 'disable') {
    await setDisabled(tx, person.id, by);
    await leaveOffice(ctx, tx, person, by);
  } else if (kind === 'enable') {
    await setDisabled(tx, person.id, null);
  } else if (kind === 'factors') {
    await resetFactors(ctx, tx, person);
  } else if (kind === 'reset') {
    return { ...done, letter: await reset(ctx, tx, person, actor) };
  }
  return done;
}

/** Whoever has lost a phone has lost the logins on it. From now on the login mails a code again. */
async function resetFactors(ctx: AppContext, tx: Transaction, { id, email }: PersonRow): Promise<void> {
  await deleteFactors(tx, id);
  await endStaffSessions(ctx, tx, id);
  await notifyAccount(ctx, tx, { to: email, what: 'factors_reset' });
}

/**
 * Nothing of before opens the account any more: not the password, not a code that is on its way, and no passkey,
 * authenticator app or recovery code, as whoever was in may have made one. Who resets themselves stays where they are: should the mail not
 * come, they can send it again.
 */
async function reset(
  ctx: AppContext,
  tx: Transaction,
  { id: staffId, email, roles }: PersonRow,
  actor: OfficeActor,
): Promise<Letter> {
  await setPassword(tx, staffId, NOBODYS_HASH);
  await deleteFactors(tx, staffId);
  for (const audience of ['office', 'office_factor'] as const) {
    await voidChallengesOf(tx, { audience, recipient: email }, ctx.now());
  }
  await endStaffSessions(ctx, tx, staffId, actor.sessionId);
  return makeLink(ctx, tx, { email, roles, staffId, invitedBy: actor.staffId });
}
