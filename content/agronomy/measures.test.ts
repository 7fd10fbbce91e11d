import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { MEASURED_PROBLEMS, MEASURES, measuresAgainst } from './measures.ts';
import { PROBLEMS } from './problems.ts';

const GUIDE = path.join(import.meta.dirname, '../guide');
const SHEET = readFileSync(path.join(import.meta.dirname, 'fact-sheet.md'), 'utf8').split('## Measures\n')[1];
const EVERY_CROP = '-';

const figures = (text: string) => text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];

/** The figures that the sheet prints for a crop, and for every crop. */
const printed = new Map<string, Set<string>>();
for (const line of (SHEET ?? '').split('\n').filter((each) => each.startsWith('|'))) {
  const [, crop = '', , words = ''] = line.split('|').map((cell) => cell.trim());
  const key = crop.toLowerCase().replaceAll(' ', '-');
  printed.set(key, new Set([...(printed.get(key) ?? []), ...figures(words)]));
}

/** What a crop's page says before any product, problem by problem. */
function firstBoxes(page: string): [problem: string, words: string][] {
  return page.split(/^## /m).flatMap((section): [string, string][] => {
    const [, problem = ''] = /\{#([\w-]+)/.exec(section) ?? [];
    const [, box] = /^:::first\n(.*?)^:::$/ms.exec(section) ?? [];
    // The numbers of the list, and addresses of chapters, are no figures.
    return box ? [[problem, box.replace(/^\d+\. |\]\([^)]*\)/gm, '')]] : [];
  });
}

describe('what comes before a spray', () => {
  it('is of problems that are known, in figures that the sheet prints', () => {
    expect(MEASURED_PROBLEMS.length).toBeGreaterThan(35);
    for (const { problems, words } of MEASURES) {
      for (const problem of problems) {
        const crop = PROBLEMS[problem]?.crop ?? '';
        expect(crop, problem).not.toBe('');
        for (const figure of figures(words.en))
          expect(
            printed.get(EVERY_CROP)?.has(figure) || printed.get(crop)?.has(figure),
            `${problem}: ${figure} of "${words.en}"`,
          ).toBe(true);
      }
    }
  });

  it('says the same figures in both languages', () => {
    for (const { words } of MEASURES)
      expect(figures(words.kn).sort(), words.en).toEqual(figures(words.en).sort());
  });

  it.each(LANGUAGES)('has every figure that a crop page prints (%s)', (language) => {
    const folder = path.join(GUIDE, language, 'crops');
    let count = 0;
    for (const file of readdirSync(folder)) {
      for (const [problem, words] of firstBoxes(readFileSync(path.join(folder, file), 'utf8'))) {
        const known = measuresAgainst(problem).flatMap((measure) => figures(measure.words.en));
        for (const figure of figures(words)) expect(known, `${problem}: "${words}"`).toContain(figure);
        count += figures(words).length;
      }
    }
    expect(count).toBeGreaterThan(90);
  });
});

it.each(LANGUAGES)('no sentence of the guide prints a dose: doses are drawn (%s)', (language) => {
  const dose = /\d (SC|EC|WG|WP|SG|SL|OD|WDG|SP|GR|CS|DF)\b[^|\n]{0,60}?\d\s?(ml|g|kg|ಮಿ\.ಲೀ|ಗ್ರಾಂ|ಕಿ\.ಗ್ರಾಂ)/;
  for (const folder of [language, `${language}/crops`])
    for (const file of readdirSync(path.join(GUIDE, folder)).filter((name) => name.endsWith('.md')))
      expect(dose.exec(readFileSync(path.join(GUIDE, folder, file), 'utf8'))?.[0], file).toBeUndefined();
});
