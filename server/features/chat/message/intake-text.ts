import { toldCrop, toldSign } from '#content/agronomy/told-names.ts';
import type told from '#content/strings/en/told.json';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import type { Language } from '#shared/domain/languages.ts';
import { writtenDay } from '#shared/domain/licence-end.ts';
import { readStrings } from '../../../platform/strings.ts';

const STRINGS = readStrings<typeof told>('told');

/** What an intake is about, in one line: for lists and lock screens. */
export function intakeLine(intake: Intake, language: Language): string {
  const { title, choice } = STRINGS[language];
  const { crop, part, signs, words } = intake;
  const told = [
    crop === null ? '' : toldCrop(crop, language),
    part === null ? '' : choice.part[part],
    ...signs.map((sign) => toldSign(sign, language)),
    words,
  ];
  return `${title} ${told.filter((each) => each !== '').join(', ')}`.trim();
}

/** All of it in plain words: for a screen that knows no intakes, for the search and for a copied message. */
export function intakeText(intake: Intake, language: Language): string {
  const { title, fact, choice } = STRINGS[language];
  const day = (on: string | null) => (on === null ? '' : writtenDay(on));
  const chosen = <K extends 'stage' | 'part' | 'since' | 'spread' | 'weather' | 'irrigation'>(name: K) => {
    const value = intake[name];
    return value === null ? '' : ((choice[name] as Record<string, string>)[value] ?? '');
  };
  const told: Partial<Record<keyof typeof fact, string>> = {
    crop: intake.crop === null ? '' : toldCrop(intake.crop, language),
    variety: intake.variety,
    sown_on: day(intake.sown_on),
    stage: chosen('stage'),
    acres: intake.acres?.toString() ?? '',
    part: chosen('part'),
    signs: intake.signs.map((sign) => toldSign(sign, language)).join(', '),
    since: chosen('since'),
    spread: chosen('spread'),
    weather: chosen('weather'),
    irrigation: chosen('irrigation'),
    sprayed: intake.sprayed,
    sprayed_on: day(intake.sprayed_on),
    harvest_on: day(intake.harvest_on),
    tank_litres: intake.tank_litres?.toString() ?? '',
    taluk: intake.taluk,
  };
  const lines = Object.entries(told).filter(([, words]) => words !== '');
  return [
    title,
    ...lines.map(([name, words]) => `${fact[name as keyof typeof fact]}: ${words}`),
    ...(intake.words === '' ? [] : [intake.words]),
  ].join('\n');
}
