import type { Message } from '#shared/contract/chat.ts';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { isDay } from '#shared/domain/plan/plan-days.ts';
import { type SprayedOn, viewOfPlan } from '../card/plan-view.ts';
import { type Marks, tankMark } from './plan-marks.ts';
import { sprayId } from './plan-sends.ts';

/** What was sent, or is on its way, by its name; with a spray the day that was told (YYYY-MM-DD), else ''. */
export type Said = ReadonlyMap<string, string>;

export function saidIn(
  messages: readonly Pick<Message, 'client_id' | 'meta'>[],
  pending: readonly { clientId: string; spray?: { date: string } }[],
): Said {
  return new Map([
    ...pending.map(({ clientId, spray }) => [clientId, dayOf(spray)] as const),
    ...messages.map(({ client_id: id, meta }) => [id ?? '', dayOf(meta.spray)] as const),
  ]);
}

/** From a card, which has the day first. */
function dayOf(spray: { date: string | null } | undefined): string {
  const day = spray?.date?.split('-').reverse().join('-') ?? '';
  return isDay(day) ? day : '';
}

/** The day as it was pressed on this phone, else as it was told from any. */
export function sprayedOn(plan: PlanCard, marks: Marks, said: Said): SprayedOn {
  const tanks = viewOfPlan(plan).tanks.map(({ key }) => key);
  return (tank) => marks[tankMark(tank)] ?? (said.get(sprayId(plan.id, tanks.indexOf(tank))) || undefined);
}
