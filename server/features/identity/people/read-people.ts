import type { PeopleAnswer, StaffAnswer } from '#shared/contract/people.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import type { OfficeActor } from '../actor.ts';
import { listFactors } from '../factors/factors.store.ts';
import { listChanges } from './changes.store.ts';
import { secondPeople } from './four-eyes.policy.ts';
import { listInvitations } from './invitations.store.ts';
import { listActiveWith, listLastSeen, listStaff } from './people.store.ts';

/** Names and roles, for every colleague; no addresses. */
export async function readStaff(ctx: AppContext): Promise<StaffAnswer> {
  const staff = await listStaff(ctx.db);
  return {
    ok: true,
    staff: staff.map(({ id, name, roles, active, picture }) => ({ id, name, roles, active, picture })),
  };
}

export async function readPeople(ctx: AppContext, actor: OfficeActor): Promise<PeopleAnswer> {
  const now = ctx.now();
  const [people, factors, seen, invitations, changes, owners] = await Promise.all([
    listStaff(ctx.db),
    listFactors(ctx.db, null),
    listLastSeen(ctx.db),
    listInvitations(ctx.db),
    listChanges(ctx.db, now),
    listActiveWith(ctx.db, staffRolesThatCan('staff.manage')),
  ]);
  const secondsFor = (askedBy: number, about: number | null) => secondPeople(owners, { askedBy, about });
  return {
    ok: true,
    people: people.map((person) => ({
      ...person,
      factors: factors
        .filter(({ staff_id }) => staff_id === person.id)
        .map(({ kind, since, last_used_at }) => ({ kind, since, last_used_at })),
      last_seen_at: seen.get(person.id) ?? null,
      link_until: invitations.find((each) => each.staff_id === person.id)?.expires_at ?? null,
      can_change_alone: secondsFor(actor.staffId, person.id).length === 0,
    })),
    invitations: invitations
      .filter(({ staff_id }) => staff_id === null)
      .map(({ staff_id: _, ...each }) => ({ ...each, expired: new Date(each.expires_at) <= now })),
    changes: changes.map((each) => ({
      ...each,
      may_confirm: secondsFor(each.asked_by, each.staff_id).includes(actor.staffId),
    })),
    alone: secondsFor(actor.staffId, null).length === 0,
  };
}
