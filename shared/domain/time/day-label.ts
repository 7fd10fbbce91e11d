import type { Language } from '../languages.ts';

/** India keeps one offset all year, so a day there is plain arithmetic. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

interface DayWords {
  today: string;
  yesterday: string;
  /** Sunday first. */
  weekdays: readonly string[];
}

const WORDS: Record<Language, DayWords> = {
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  kn: {
    today: 'ಇಂದು',
    yesterday: 'ನಿನ್ನೆ',
    weekdays: ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'],
  },
};

/** Days since 1970-01-01 in Asia/Kolkata: equal numbers are the same day on the wall calendar there. */
export function indiaDay(instant: Date): number {
  return Math.floor((instant.getTime() + INDIA_OFFSET_MS) / DAY_MS);
}

/** The instant a day (as `indiaDay` counts them) begins there. */
export function startOfIndiaDay(day: number): Date {
  return new Date(day * DAY_MS - INDIA_OFFSET_MS);
}

/**
 * The day separator of a thread: Today, Yesterday, a weekday for the five days before, else DD-MM-YYYY.
 * Seven days ago is already a date: its weekday would be today's.
 */
export function dayLabel(instant: Date, now: Date, language: Language): string {
  const day = indiaDay(instant);
  const ago = indiaDay(now) - day;
  const words = WORDS[language];
  if (ago === 0) return words.today;
  if (ago === 1) return words.yesterday;
  // Day 0 was a Thursday.
  if (ago > 1 && ago < 7) return words.weekdays[(day + 4) % 7] ?? '';
  return dateLabel(instant);
}

/** DD-MM-YYYY in Asia/Kolkata; Intl would write slashes. */
export function dateLabel(instant: Date): string {
  const shifted = new Date(instant.getTime() + INDIA_OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) return '';
  const [year, month, day] = shifted.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
