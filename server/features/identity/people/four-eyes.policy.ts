import { can, type StaffRole } from '#shared/domain/capabilities.ts';
import type { ChangeKind } from '#shared/domain/people.ts';

/** Whether these roles make somebody a second pair of eyes themselves: over people, or over money. */
const isTrusted = (roles: readonly StaffRole[]) =>
  can({ roles }, 'staff.manage') || can({ roles }, 'payment.refund');

/** Whether two people must want it. An invitation of somebody who confirms nothing is one owner's to send. */
export function wantsTwo({ kind, roles }: { kind: ChangeKind; roles: readonly StaffRole[] | null }): boolean {
  return kind !== 'invite' || isTrusted(roles ?? []);
}

/** Who could say the second word: another owner than the one who asks, and not the one it is about. */
export function secondPeople(
  owners: readonly number[],
  { askedBy, about }: { askedBy: number; about: number | null },
): number[] {
  return owners.filter((id) => id !== askedBy && id !== about);
}
