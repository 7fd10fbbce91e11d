import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { CROPS } from '#content/crops.ts';
import type guidecrop from '#content/strings/en/guidecrop.json';
import type intake from '#content/strings/en/intake.json';
import type plancard from '#content/strings/en/plancard.json';
import type told from '#content/strings/en/told.json';
import { textIn } from '#shared/domain/by-language.ts';
import { spokenForm } from '#shared/domain/content/spoken-line.ts';
import type { SignsOfCrops, SpokenGuide } from '#shared/domain/guide/crop-content.ts';
import { CROP_SLUGS, PLANT_PARTS } from '#shared/domain/guide/crop-pages.ts';
import type { Language } from '#shared/domain/languages.ts';
import { IRRIGATIONS, SINCE, SPREADS, WEATHERS } from '#shared/domain/plan/case.ts';
import { problemName } from '../../../lib/office/problem-name.ts';

/** Kinds of lines, the ones that help most first. */
export const LINE_GROUPS = [
  'poison',
  'safety',
  'questions',
  'crops',
  'parts',
  'answers',
  'signs',
  'first',
] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

/** What is read aloud somewhere in the product, and can be recorded. */
export interface SpokenLine {
  /** Names the line in the office, whatever its words become. */
  key: string;
  group: LineGroup;
  text: string;
  /** What it is about, where the words alone do not say. */
  about?: string;
}

/** The texts as the product has them. */
export interface LineSources {
  words: { intake: typeof intake; told: typeof told; guidecrop: typeof guidecrop; plancard: typeof plancard };
  signs: SignsOfCrops;
  guide: SpokenGuide;
}

const CHOICES = { since: SINCE, spread: SPREADS, weather: WEATHERS, irrigation: IRRIGATIONS } as const;

const cropName = (slug: string, language: Language) => {
  const name = GUIDE_CROPS[slug]?.name ?? CROPS[slug];
  return name ? textIn(name, language) : slug;
};

/** All lines in one language. The same words are spoken once, however many lines have them. */
export function linesOf({ words, signs, guide }: LineSources, language: Language): SpokenLine[] {
  const { intake: asked, told: answers, guidecrop: plant, plancard: plan } = words;
  const { title, lead, gloves, away, label } = plan.safety;
  const lines = [
    ...guide.poison.map((text, at) => line('poison', `poison.${at + 1}`, text)),
    ...Object.entries({ title, lead, gloves, away, label }).map(([key, text]) =>
      line('safety', `safety.${key}`, text),
    ),
    ...Object.entries(asked.ask).map(([key, text]) => line('questions', `ask.${key}`, text)),
    ...Object.entries(asked.lead).map(([key, text]) => line('questions', `lead.${key}`, text)),
    ...CROP_SLUGS.map((slug) => line('crops', `crop.${slug}`, cropName(slug, language))),
    ...PLANT_PARTS.map((part) => line('parts', `part.${part}`, plant.part[part])),
    ...Object.entries(CHOICES).flatMap(([step, values]) =>
      values.map((value) => {
        const choices: Readonly<Record<string, string>> = answers.choice[step as keyof typeof CHOICES];
        return line('answers', `choice.${step}.${value}`, choices[value] ?? '');
      }),
    ),
    ...Object.entries(signs).flatMap(([slug, all]) =>
      all.map(({ id, sees }) => line('signs', `sign.${slug}.${id}`, sees, cropName(slug, language))),
    ),
    ...Object.entries(guide.first).flatMap(([slug, problems]) =>
      Object.entries(problems).flatMap(([id, texts]) => {
        const about = `${cropName(slug, language)}: ${problemName(id, language)}`;
        return texts.map((text, at) => line('first', `first.${slug}.${id}.${at + 1}`, text, about));
      }),
    ),
  ];
  const seen = new Set<string>();
  return lines.filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text));
}

const line = (group: LineGroup, key: string, text: string, about?: string): SpokenLine => ({
  key,
  group,
  text: spokenForm(text),
  ...(about === undefined ? {} : { about }),
});
