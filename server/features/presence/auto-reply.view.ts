import { BUSINESS } from '#content/business.ts';
import type common from '#content/strings/en/common.json';
import type presence from '#content/strings/en/presence.json';
import type { Language } from '#shared/domain/languages.ts';
import { indiaWeekday } from '#shared/domain/time/working-hours.ts';
import { openingClock, type SayHours, weekText } from '#shared/domain/time/working-hours-text.ts';
import { readStrings } from '../../platform/strings.ts';

const COMMON = readStrings<typeof common>('common');
const PRESENCE = readStrings<typeof presence>('presence');

/** The day is named, not called tomorrow: the words are still there when it has come. */
export function autoReplyText(opensAt: Date, language: Language): string {
  const say: SayHours = (key, values = {}) => fill(COMMON[language].hours[key], values);
  return fill(PRESENCE[language].autoReply, {
    day: say(indiaWeekday(opensAt)),
    time: openingClock(BUSINESS.hours, opensAt, say),
    hours: weekText(BUSINESS.hours, say),
  });
}

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}
