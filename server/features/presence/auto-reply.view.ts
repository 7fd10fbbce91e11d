import { BUSINESS } from '#content/business.ts';
import enCommon from '#content/strings/en/common.json' with { type: 'json' };
import en from '#content/strings/en/presence.json' with { type: 'json' };
import knCommon from '#content/strings/kn/common.json' with { type: 'json' };
import kn from '#content/strings/kn/presence.json' with { type: 'json' };
import type { Language } from '#shared/contract/accounts.ts';
import { indiaWeekday } from '#shared/domain/working-hours.ts';
import { openingClock, type SayHours, weekText } from '#shared/domain/working-hours-text.ts';

const STRINGS = {
  en: { ...en, hours: enCommon.hours },
  kn: { ...kn, hours: knCommon.hours },
};

/** The day is named, not called tomorrow: the words are still there when it has come. */
export function autoReplyText(opensAt: Date, language: Language): string {
  const words = STRINGS[language];
  const say: SayHours = (key, values = {}) => fill(words.hours[key], values);
  return fill(words.autoReply, {
    day: say(indiaWeekday(opensAt)),
    time: openingClock(BUSINESS.hours, opensAt, say),
    hours: weekText(BUSINESS.hours, say),
  });
}

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}
