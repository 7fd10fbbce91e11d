import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CROP_SLUGS, PLANT_PARTS } from '#shared/domain/guide/crop-pages.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { compileGuide, faultsOf, GUIDE_FOLDER } from '../compile.ts';
import { sayFault } from '../fault.ts';
import { readLibrary } from '../library.ts';
import { CROP_SECTIONS } from './check-crop.ts';

const SLUG = 'tomato';
const read = (language: string) =>
  readFileSync(path.join(GUIDE_FOLDER, language, 'crops', `${SLUG}.md`), 'utf8');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'crops-'));
  for (const language of LANGUAGES) {
    mkdirSync(path.join(folder, language, 'crops'), { recursive: true });
    cpSync(path.join(GUIDE_FOLDER, language, 'safety.md'), path.join(folder, language, 'safety.md'));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The faults of one crop's page after a change in one of its languages. */
function faults(change: { en?: [string, string]; kn?: [string, string] }): string[] {
  for (const language of LANGUAGES) {
    const [from, to] = change[language] ?? ['', ''];
    if (!read(language).includes(from)) throw new Error(`the ${language} page has no "${from}"`);
    writeFileSync(
      path.join(folder, language, 'crops', `${SLUG}.md`),
      read(language).replace(from, () => to),
    );
  }
  return faultsOf(readLibrary(folder), false).map(sayFault);
}

describe('the page of a crop', () => {
  it('has no fault as it stands', () => expect(faults({})).toEqual([]));

  it.each<[string, Parameters<typeof faults>[0], string]>([
    [
      'a part no plant has',
      { en: ['{part="leaf whole"}', '{part="wing"}'] },
      'what is seen is written ::sees[Words]{part="leaf"}',
    ],
    [
      'a trouble that does not say what is seen',
      { en: ['::sees[A round hole in the fruit, a caterpillar half inside]{part="fruit"}\n', ''] },
      '::sees is the first line of a problem',
    ],
    [
      'signs in a section that is no trouble',
      { en: ['## Feeding {#feeding}\n', '## Feeding {#feeding}\n\n::sees[Yellow]{part="leaf"}\n'] },
      '::sees is the first line of a problem',
    ],
    [
      'a trouble without its look-alikes',
      { en: [':::alike', ':::note'] },
      'the problem "tomato-leaf-curl" needs one box :::alike',
    ],
    [
      'a trouble without what comes before a spray',
      { kn: [':::first', ':::today'] },
      'the problem "tomato-leaf-curl" needs one box :::first',
    ],
    [
      'a crop that says nothing of water',
      { en: ['## Water {#water}', '### Water {#water}'] },
      `after its problems a crop has ${CROP_SECTIONS.join(', ')}`,
    ],
    [
      'another part in Kannada',
      { kn: ['{part="leaf whole"}', '{part="leaf"}'] },
      'here stands what is seen on leaf, in English what is seen on leaf whole',
    ],
    [
      'another figure in Kannada',
      { kn: ['40–50 ಮೆಶ್ ಪರದೆಯ ಕೆಳಗೆ', '40–60 ಮೆಶ್ ಪರದೆಯ ಕೆಳಗೆ'] },
      'this section lacks the figures 50',
    ],
    [
      'a banned name',
      { en: ['No spray cures a virus.', 'Spray monocrotophos.'] },
      '"monocrotophos" is banned',
    ],
    ['English in Kannada', { kn: ['## ಥ್ರಿಪ್ಸ್', '## Thrips'] }, '"Thrips" is English'],
    [
      'a link to a crop without a page',
      { en: ['(/guide#tool-drip-time)', '(/guide/crop/teak)'] },
      '"/guide/crop/teak" is not a page of this site',
    ],
    [
      'a link to a trouble the crop has not',
      { en: ['(/guide#tool-drip-time)', '(/guide/crop/tomato#tomato-rust)'] },
      'tomato has no anchor "tomato-rust"',
    ],
    [
      'a title no search engine shows whole',
      { en: ['pageTitle: "', `pageTitle: "${'blight '.repeat(9)}`] },
      'characters, more than 70',
    ],
    [
      'a head without a title for those who search',
      { en: ['pageTitle:', 'name:'] },
      'unknown "name" in the head',
    ],
  ])('is refused with %s', (_, change, fault) => expect(faults(change).join('\n')).toContain(fault));

  it('is wanted in both languages', () => {
    faults({});
    rmSync(path.join(folder, 'kn/crops', `${SLUG}.md`));
    expect(faultsOf(readLibrary(folder)).map(sayFault)).toContain(
      `content/guide/kn/crops/${SLUG}.md:1  this page of a crop is missing`,
    );
  });
});

describe('every crop', () => {
  const { crops } = compileGuide();

  it.each(LANGUAGES)('has its troubles, signs and sections (%s)', (language) => {
    expect(crops[language].map(({ slug }) => slug).sort()).toEqual([...CROP_SLUGS].sort());
    for (const { slug, problems, sections } of crops[language]) {
      expect(problems.length, slug).toBeGreaterThan(0);
      expect(sections.map(({ id }) => id)).toEqual(CROP_SECTIONS);
      for (const { id, sees, parts } of problems) {
        expect(sees.length, id).toBeGreaterThan(8);
        expect(sees.length, id).toBeLessThan(90);
        expect(PLANT_PARTS, id).toEqual(expect.arrayContaining([...parts]));
      }
    }
  });
});
