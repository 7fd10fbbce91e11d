import type { DecideChangeBody, InviteBody, PersonChangeBody } from '#shared/contract/people.ts';
import { can, staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { secondsAfter } from '../lifetimes.ts';
import { requireStepUp } from '../step-up/step-up.ts';
import { applyChange } from './apply-change.ts';
import { closeChange, findChange, insertChange, type Wanted } from './changes.store.ts';
import { secondPeople, wantsTwo } from './four-eyes.policy.ts';
import { type Letter, LINK_SECONDS } from './invitation-link.ts';
import { announcePeople } from './people.announce.ts';
import { findPerson, findPersonByEmail, listActiveWith, lockPeople } from './people.store.ts';

export type Outcome = { outcome: 'waits' | 'refused' } | { outcome: 'done'; letter?: Letter | undefined };

const EMAIL_MOST = 254;

/**
 * @throws {AppError} INVALID_INPUT, STAFF_EXISTS, CHANGE_WAITS, STEP_UP_REQUIRED, FORBIDDEN
 */
export async function invite(
  ctx: AppContext,
  actor: OfficeActor,
  { email, roles }: InviteBody,
): Promise<Outcome> {
  const address = email.trim().toLowerCase();
  // Some letters are two in lower case.
  if (address.length > EMAIL_MOST) throw new AppError('INVALID_INPUT', { fields: { email: 'is too long' } });
  return ask(ctx, actor, { kind: 'invite', staffId: null, email: address, roles });
}

/**
 * @throws {AppError} NOT_FOUND, CHANGE_NOT_WAITING, LAST_OWNER, CHANGE_WAITS, STEP_UP_REQUIRED, FORBIDDEN
 */
export function changePerson(
  ctx: AppContext,
  actor: OfficeActor,
  staffId: number,
  body: PersonChangeBody,
): Promise<Outcome> {
  const roles = body.kind === 'roles' ? body.roles : null;
  return ask(ctx, actor, { kind: body.kind, staffId, email: null, roles });
}

/**
 * Where another owner could say the second word, the change waits for it; where nobody could, the one owner does it
 * with a fresh mailed code, and the log shows that it was one.
 */
function ask(ctx: AppContext, actor: OfficeActor, wanted: Wanted): Promise<Outcome> {
  return ctx.inTransaction(async (tx) => {
    const owners = await lockPeopleAsManager(tx, actor);
    await requirePossible(tx, wanted, owners);
    const seconds = secondPeople(owners, { askedBy: actor.staffId, about: wanted.staffId });
    if (!wantsTwo(wanted) || seconds.length === 0) {
      await requireStepUp(ctx, tx, actor);
      const by = { askedBy: actor.staffId, isAlone: wantsTwo(wanted) };
      const letter = await applyChange(ctx, tx, actor, wanted, by);
      return { outcome: 'done', letter };
    }
    const now = ctx.now();
    const by = { staffId: actor.staffId, now, expiresAt: secondsAfter(now, LINK_SECONDS) };
    const change = await insertChange(tx, wanted, by);
    if (!change) throw new AppError('CHANGE_WAITS');
    await auditChange(tx, actor, 'staff.ask', change.id, wanted);
    announcePeople(ctx, tx);
    return { outcome: 'waits' };
  });
}

/**
 * The second word. Whoever manages people may refuse, also the one who asked; to confirm it takes another person and a
 * code of their own. Two confirmations at once are one.
 * @throws {AppError} CHANGE_NOT_WAITING, CHANGE_OWN, LAST_OWNER, STAFF_EXISTS, STEP_UP_REQUIRED, FORBIDDEN
 */
export function decideChange(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  { decision }: DecideChangeBody,
): Promise<Outcome> {
  return ctx.inTransaction(async (tx) => {
    const owners = await lockPeopleAsManager(tx, actor);
    const change = await findChange(tx, id, ctx.now());
    if (!change) throw new AppError('CHANGE_NOT_WAITING');
    const wanted: Wanted = { ...change, staffId: change.staff_id };
    const by = { staffId: actor.staffId, now: ctx.now() };
    if (decision === 'refuse') {
      await closeChange(tx, id, 'refused', by);
      await auditChange(tx, actor, 'staff.refuse', id, wanted);
      announcePeople(ctx, tx);
      return { outcome: 'refused' };
    }
    if (!secondPeople(owners, { askedBy: change.asked_by, about: wanted.staffId }).includes(actor.staffId)) {
      throw new AppError('CHANGE_OWN');
    }
    await requirePossible(tx, wanted, owners);
    await requireStepUp(ctx, tx, actor);
    await closeChange(tx, id, 'confirmed', by);
    const letter = await applyChange(ctx, tx, actor, wanted, { askedBy: change.asked_by });
    return { outcome: 'done', letter };
  });
}

/**
 * Changes of people one after the other; who lost the right to them while waiting has lost it. Answers who has it.
 * @throws {AppError} FORBIDDEN
 */
export async function lockPeopleAsManager(tx: Transaction, actor: OfficeActor): Promise<number[]> {
  await lockPeople(tx);
  const owners = await listActiveWith(tx, staffRolesThatCan('staff.manage'));
  if (!owners.includes(actor.staffId)) throw new AppError('FORBIDDEN');
  return owners;
}

/**
 * That it can be done to this person, and leaves an owner.
 * @throws {AppError} STAFF_EXISTS, NOT_FOUND, LAST_OWNER; CHANGE_NOT_WAITING for who is already as wanted
 */
async function requirePossible(tx: Transaction, wanted: Wanted, owners: number[]): Promise<void> {
  if (wanted.email !== null) {
    if (await findPersonByEmail(tx, wanted.email)) throw new AppError('STAFF_EXISTS');
    return;
  }
  const person = wanted.staffId === null ? undefined : await findPerson(tx, wanted.staffId);
  if (!person) throw new AppError('NOT_FOUND');
  if (person.active === (wanted.kind === 'enable')) throw new AppError('CHANGE_NOT_WAITING');
  const staysOwner =
    wanted.kind !== 'disable' &&
    (wanted.kind !== 'roles' || can({ roles: wanted.roles ?? [] }, 'staff.manage'));
  if (!staysOwner && owners.every((id) => id === person.id)) throw new AppError('LAST_OWNER');
}

function auditChange(
  tx: Transaction,
  { staffId, sessionId }: OfficeActor,
  action: 'staff.ask' | 'staff.refuse',
  id: number,
  { kind, staffId: about, roles }: Wanted,
): Promise<void> {
  const subject = about === null ? `change:${id}` : `staff:${about}`;
  return recordAudit(tx, { staffId, action, subject, detail: { change: id, of: kind, roles }, sessionId });
}
