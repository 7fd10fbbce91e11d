import { dateLabel, indiaDay } from './india-day.ts';
import {
  indiaWeekday,
  nextOpening,
  type OpenTime,
  WEEKDAYS,
  type Weekday,
  type WorkingWeek,
} from './working-hours.ts';

/** Words and sentence patterns a language brings for hours: `hours` in content/strings/<language>/common.json. */
export type HoursKey =
  | Weekday
  | `${Weekday}Short`
  | 'morning'
  | 'afternoon'
  | 'evening'
  | 'night'
  | 'days'
  | 'span'
  | 'never'
  | 'closedOn'
  | 'opensToday'
  | 'opensTomorrow'
  | 'opensOn'
  | 'opensOnDate';

/** What the patterns leave room for. */
export type HoursValues = Partial<
  Record<'time' | 'day' | 'date' | 'days' | 'first' | 'last' | 'opens' | 'closes', string>
>;

/** Puts the values into the pattern of a key. */
export type SayHours = (key: HoursKey, values?: HoursValues) => string;

/** The whole week in one line, days of equal times drawn together: 'Mon–Sat, 9:30 AM–6:30 PM'. */
export function weekText(week: WorkingWeek, say: SayHours): string {
  const spans = spansOf(week).map(({ first, last, time }) => {
    const [from, to] = [say(`${first}Short`), say(`${last}Short`)];
    return say('span', {
      days: first === last ? from : say('days', { first: from, last: to }),
      opens: clockText(time.opens, say),
      closes: clockText(time.closes, say),
    });
  });
  return spans.length > 0 ? spans.join('; ') : say('never');
}

/** The days off, in one line: 'Sunday closed'; empty for an office that knows none, or only such. */
export function closedText(week: WorkingWeek, say: SayHours): string {
  const off = FROM_MONDAY.filter((day) => week[day] === null);
  if (off.length === 0 || off.length === WEEKDAYS.length) return '';
  return say('closedOn', { days: off.map((day) => say(day)).join(', ') });
}

/** When it opens next, as seen from `now`: 'Opens today at 9:30 AM', 'Opens Monday at 9:30 AM'; empty if never. */
export function openingText(week: WorkingWeek, now: Date, say: SayHours): string {
  const opening = nextOpening(week, now);
  if (!opening) return '';
  const time = openingClock(week, opening, say);
  const daysAhead = indiaDay(opening) - indiaDay(now);
  if (daysAhead === 0) return say('opensToday', { time });
  if (daysAhead === 1) return say('opensTomorrow', { time });
  if (daysAhead > WEEKDAYS.length) return say('opensOnDate', { date: dateLabel(opening), time });
  return say('opensOn', { day: say(indiaWeekday(opening)), time });
}

/** The clock time of an opening: '9:30 AM'. */
export function openingClock(week: WorkingWeek, opening: Date, say: SayHours): string {
  return clockText(week[indiaWeekday(opening)]?.opens ?? '', say);
}

const FROM_MONDAY = [...WEEKDAYS.slice(1), WEEKDAYS[0]] as const;

interface Span {
  first: Weekday;
  last: Weekday;
  time: OpenTime;
}

/** Runs of days with the same times, in the order people say them. */
function spansOf(week: WorkingWeek): Span[] {
  const spans: Span[] = [];
  let yesterday = null as OpenTime | null;
  for (const day of FROM_MONDAY) {
    const time = week[day];
    const run = spans.at(-1);
    const goesOn = time?.opens === yesterday?.opens && time?.closes === yesterday?.closes;
    if (time && run && goesOn) run.last = day;
    else if (time) spans.push({ first: day, last: day, time });
    yesterday = time;
  }
  return spans;
}

/** '18:30' on a twelve-hour clock; languages say the part of the day in words of their own. */
export function clockText(clock: string, say: SayHours): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  if (hours < 12) return say('morning', { time });
  if (hours < 16) return say('afternoon', { time });
  return say(hours < 20 ? 'evening' : 'night', { time });
}
