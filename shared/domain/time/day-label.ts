import { dateLabel, indiaDay } from './india-day.ts';
import { indiaWeekday, type Weekday } from './working-hours.ts';

/** The word for a day: `hours` in content/strings/<language>/common.json. */
export type SayDay = (key: 'today' | 'yesterday' | Weekday) => string;

/**
 * The day separator of a thread: Today, Yesterday, a weekday for the five days before, else DD-MM-YYYY.
 * Seven days ago is already a date: its weekday would be today's.
 */
export function dayLabel(instant: Date, now: Date, say: SayDay): string {
  const ago = indiaDay(now) - indiaDay(instant);
  if (ago === 0) return say('today');
  if (ago === 1) return say('yesterday');
  if (ago > 1 && ago < 7) return say(indiaWeekday(instant));
  return dateLabel(instant);
}
