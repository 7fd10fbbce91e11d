import type { Language } from './i18n.ts';

const TIME_ZONE = 'Asia/Kolkata';
const LOCALE: Record<Language, string> = { en: 'en-IN', kn: 'kn-IN' };
const cache = new Map<string, Intl.DateTimeFormat>();

/** Clock time of an ISO instant as read in Karnataka, whatever the phone's own zone: '2:35 pm'. */
export function formatTime(iso: string, language: Language): string {
  return format(iso, language, { hour: 'numeric', minute: '2-digit', hour12: true });
}

/**
 * Date in words, the day first: '5 Nov 2026', '5 ನವೆಂ 2026'. Put together here, because browsers know Kannada dates
 * only as 'ನವೆಂ 5,2026', which nobody in Karnataka writes.
 */
export function formatDate(iso: string, language: Language): string {
  const day = format(iso, language, { day: 'numeric', month: 'short' });
  return `${day} ${format(iso, language, { year: 'numeric' })}`.trim();
}

/** Date and clock time in words, for tooltips and receipts. */
export function formatDateTime(iso: string, language: Language): string {
  const date = formatDate(iso, language);
  return date === '' ? '' : `${date}, ${formatTime(iso, language)}`;
}

/** Seconds as minutes and seconds, for voice notes and countdowns: 65 -> '1:05'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${language}${JSON.stringify(options)}`;
  let formatter = cache.get(key);
  if (!formatter) {
    // Formatters are costly to build on a weak phone and a thread needs hundreds of times.
    formatter = new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: TIME_ZONE });
    cache.set(key, formatter);
  }
  return formatter.format(date);
}
