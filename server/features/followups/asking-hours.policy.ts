import { indiaClock } from '#shared/domain/time/india-day.ts';
import { isOpen, type WorkingWeek } from '#shared/domain/time/working-hours.ts';

/** Whatever hours the office keeps, nobody's phone rings before or after. */
const FROM = '09:00';
const UNTIL = '18:00';

/** Whether a farmer may be asked now: the office is open, so that "worse" is read, and it is day. */
export function isAskingHour(week: WorkingWeek, now: Date): boolean {
  const clock = indiaClock(now);
  return clock >= FROM && clock < UNTIL && isOpen(week, now);
}
