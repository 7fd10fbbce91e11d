import { LOCALES } from '#shared/domain/by-language.ts';
import { dateLabel, indiaDay } from '#shared/domain/time/india-day.ts';
import { indiaWeekday, type Weekday } from '#shared/domain/time/working-hours.ts';
import { type Language, translate } from './i18n.ts';

const TIME_ZONE = 'Asia/Kolkata';
const cache = new Map<string, Intl.DateTimeFormat>();

/**
 * Clock time of an ISO instant as read in Karnataka, whatever the phone's own zone: '2:35 PM', as the office's hours
 * are written. The same in both languages: browsers differ in how they write it in Kannada ('02:35 PM').
 */
export function formatTime(iso: string): string {
  return format(iso, 'en', { hour: 'numeric', minute: '2-digit', hour12: true }).toUpperCase();
}

/** To the second, for what happens beside each other: '2:35:09 PM'. */
export function formatTimeToSecond(iso: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: true } as const;
  return format(iso, 'en', parts).toUpperCase();
}

/**
 * Date in words, the day first: '5 Nov 2026', '5 ನವೆಂ 2026'. Put together here, because browsers know Kannada dates
 * only as 'ನವೆಂ 5,2026', which nobody in Karnataka writes.
 */
export function formatDate(iso: string, language: Language): string {
  const day = format(iso, language, { day: 'numeric', month: 'short' });
  return `${day} ${format(iso, language, { year: 'numeric' })}`.trim();
}

/** A day somebody gave, '12-11-2026' or '2026-11-12', in words; whatever else they wrote stays as it is. */
export function formatWrittenDate(written: string, language: Language): string {
  const [year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(written)?.slice(1) ??
    /^(\d\d)-(\d\d)-(\d{4})$/.exec(written)?.slice(1).reverse() ??
    [];
  return (year && formatDate(`${year}-${month}-${day}T12:00:00+05:30`, language)) || written;
}

/** Date and clock time in words, for tooltips and receipts. */
export function formatDateTime(iso: string, language: Language): string {
  const date = formatDate(iso, language);
  return date === '' ? '' : `${date}, ${formatTime(iso)}`;
}

/** Seconds as minutes and seconds, for voice notes and countdowns: 65 -> '1:05', 7509 -> '2:05:09'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${language}${JSON.stringify(options)}`;
  let formatter = cache.get(key);
  if (!formatter) {
    // Formatters are costly to build on a weak phone and a thread needs hundreds of times.
    formatter = new Intl.DateTimeFormat(LOCALES[language].tag, { ...options, timeZone: TIME_ZONE });
    cache.set(key, formatter);
  }
  return formatter.format(date);
}

/** A cheap clock drifts, a request takes its time; from here on a phone's clock is simply wrong. */
const WRONG_FROM_MS = 120_000;

let ahead = 0;

/**
 * Takes the server's time from an answer. A phone whose clock is hours off would else read 'today' over
 * yesterday's words, and an office that opens when it has closed.
 * @param date of the answer's `Date` header; null when it had none, and the phone's clock is believed
 */
export function noteServerTime(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now();
  ahead = Math.abs(found) > WRONG_FROM_MS ? found : 0;
}

/** The present moment by the server's clock, as far as it is known. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}

/** Names of days in the language of the moment, for `dayLabel`. */
export const sayDay: SayDay = (key) => translate('common', `hours.${key}`);

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
