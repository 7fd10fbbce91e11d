import { expect, it } from 'vitest';
import type { SeenAnswer } from '#shared/domain/guide/crop-content.ts';
import { CROP_SLUGS } from '#shared/domain/guide/crop-pages.ts';
import { candidatesFor, MOST_CANDIDATES, partsOf, signsOn } from '#shared/domain/guide/sign-choice.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { compileGuide } from '../compile.ts';
import type { CompiledCrop } from './compile-crop.ts';
import { seenFile } from './seen.ts';

const { crops } = compileGuide();
const cropOf = (slug: string, language: (typeof LANGUAGES)[number]): CompiledCrop => {
  const found = crops[language].find((each) => each.slug === slug);
  if (!found) throw new Error(`no page of ${slug}`);
  return found;
};
const linesIn = (html: string) => html.match(/<li>/g)?.length ?? 0;

it.each(CROP_SLUGS)(
  '%s: each trouble is reached by its own part and sign, and leads to at most three',
  (slug) => {
    const { problems } = cropOf(slug, 'en');
    for (const problem of problems) {
      for (const part of problem.parts) {
        expect(partsOf(problems)).toContain(part);
        expect(signsOn(problems, part), `${problem.id} on ${part}`).toContain(problem);
      }
      const [best, ...others] = candidatesFor(problems, problem.id);
      expect(best).toBe(problem);
      expect(others.length).toBeLessThan(MOST_CANDIDATES);
    }
    expect(problems.length).toBeGreaterThan(0);
  },
);

for (const language of LANGUAGES) {
  it.each(CROP_SLUGS)(
    `%s: two candidates are told apart, or it is a thing for the doctor (${language})`,
    (slug) => {
      const { problems } = cropOf(slug, language);
      const answers = JSON.parse(seenFile(problems, language)) as Record<string, SeenAnswer>;
      for (const [key, { candidates, untold, tells, told, today, title, alt }] of Object.entries(answers)) {
        const known = candidates.map((id) => problems.find((each) => each.id === id));
        known.forEach((one, at) => {
          for (const other of known.slice(at + 1)) {
            const isTold = one?.alike.includes(other?.id ?? '') || other?.alike.includes(one?.id ?? '');
            const isForDoctor = untold.some((pair) => pair.join() === [one?.title, other?.title].join());
            expect([isTold, isForDoctor], `${key}: ${one?.id}, ${other?.id}`).toEqual([
              !isForDoctor,
              !isTold,
            ]);
          }
        });
        expect(
          [title, alt].every((each) => each.length > 3),
          key,
        ).toBe(true);
        expect(linesIn(tells), `${key}: how it is told apart`).toBeGreaterThan(0);
        expect(linesIn(today), `${key}: what is done first`).toBeGreaterThan(0);
        expect(tells + today, key).not.toMatch(/href="#/);
        for (const [other, words] of Object.entries(told)) {
          expect(
            problems.map(({ id }) => id),
            key,
          ).toContain(other);
          expect(words.length, `${key}: ${other}`).toBeGreaterThan(3);
          expect(words, key).not.toMatch(/^[:\s]/);
        }
      }
    },
  );
}

it('leaves the doses to the page of the crop, in each language the same lines', () => {
  for (const slug of CROP_SLUGS) {
    const [one, ...others] = LANGUAGES.map((language) => cropOf(slug, language).problems);
    for (const [at, problem] of (one ?? []).entries()) {
      for (const other of others) {
        const there = other[at];
        expect([there?.id, there?.alike]).toEqual([problem.id, problem.alike]);
        expect(linesIn(there?.today ?? ''), problem.id).toBe(linesIn(problem.today));
      }
      expect(problem.today, problem.id).not.toMatch(/\d\s*(g|ml)\b|\d\s*%/);
    }
  }
  const koleroga = cropOf('arecanut', 'en').problems.find(({ id }) => id === 'arecanut-koleroga');
  expect(koleroga?.html).toMatch(/1\sml of sticker/);
  expect(koleroga?.today).not.toContain('sticker');
  expect(koleroga?.today).toContain('wet all bunches');
  expect(koleroga?.dosed).toBe(true);
  expect(cropOf('ragi', 'en').problems[0]?.dosed).toBe(false);
});
