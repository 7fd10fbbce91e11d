import { randomUUID } from 'node:crypto';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { SpokenFields } from '#shared/contract/content/spoken.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { linesOf, type SpokenLine } from '../../features/spoken/office/lines.ts';
import { compileGuide } from './compile.ts';
import { spokenOfGuide } from './spoken-words.ts';

const { crops } = compileGuide();

const strings = async (language: Language, name: string) =>
  (await import(`../../../content/strings/${language}/${name}.json`)).default;

async function allLines(language: Language): Promise<SpokenLine[]> {
  const [intake, told, guidecrop, plancard] = await Promise.all(
    ['intake', 'told', 'guidecrop', 'plancard'].map((name) => strings(language, name)),
  );
  const signs = Object.fromEntries(
    crops[language].map(({ slug, problems }) => [
      slug,
      problems.map(({ id, sees, parts }) => ({ id, sees, parts })),
    ]),
  );
  const guide = spokenOfGuide(crops[language]);
  return linesOf({ words: { intake, told, guidecrop, plancard }, signs, guide }, language);
}

describe.each(LANGUAGES)('the lines that can be spoken (%s)', (language) => {
  it('are the words of the product, each once, under a name of its own', async () => {
    const lines = await allLines(language);
    const [asked, told] = [await strings(language, 'intake'), await strings(language, 'told')];
    const texts = lines.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([asked.ask.crop, told.choice.since.today]));
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    for (const { key, text } of lines) {
      const sent = { client_id: randomUUID(), line: key, language, text, version: 0 };
      expect(Check(SpokenFields, sent), key).toBe(true);
      expect(text, key).not.toMatch(/<[a-z/]|&[a-z]+;|\*\*|\]\(/);
    }
  });

  it('hold what is done first in a case of poisoning, as it stands on the pages, and no more of the block', () => {
    const { poison } = spokenOfGuide(crops[language]);
    const page =
      crops[language][0]?.sections.find(({ id }) => id === 'safety')?.html.replace(/<[^>]+>/g, '') ?? '';
    expect(poison.length).toBeGreaterThan(10);
    for (const text of poison) expect(page).toContain(text);
    expect(poison.join()).toContain('108');
    expect(poison.join()).toMatch(/Do not make the person vomit|ವಾಂತಿ ಮಾಡಿಸಬೇಡಿ/);
    expect(poison.join()).not.toMatch(/Nitrile|ನೈಟ್ರೈಲ್/);
  });
});

it('have the same names in both languages', async () => {
  const keys = (lines: SpokenLine[]) => new Set(lines.map(({ key }) => key));
  const [en, kn] = [keys(await allLines('en')), keys(await allLines('kn'))];
  const groups = (all: Set<string>) => [...new Set([...all].map((key) => key.split('.')[0]))];
  expect(groups(kn)).toEqual(groups(en));
});
