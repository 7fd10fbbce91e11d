import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHAPTER_WORDS } from '#content/guide/drawn-words.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { type Block, runsOf } from './blocks.ts';
import { checkChapter, countWords } from './check-chapter.ts';
import { checkPair } from './check-pair.ts';
import { type CompiledGuide, compileGuide, faultsOf, GUIDE_FOLDER } from './compile.ts';
import { sayFault } from './fault.ts';
import { readLibrary, type Source } from './library.ts';

const EXAMPLE = path.join(GUIDE_FOLDER, 'example');
const read = (language: Language) => readFileSync(path.join(EXAMPLE, `${language}.md`), 'utf8');
/** The example has no drawing: the index's own is asked for below. */
const NO_PICTURE = 'the picture "example" of the head is not in figures.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  for (const language of LANGUAGES) {
    cpSync(path.join(GUIDE_FOLDER, language, 'safety.md'), path.join(folder, language, 'safety.md'));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The faults of the example under the name of a chapter, after a change; the missing picture left out. */
function faults(change: { en?: [string, string]; kn?: [string, string] }, slug = '9-mulching'): string[] {
  for (const language of LANGUAGES) {
    const [from, to] = change[language] ?? ['', ''];
    if (!read(language).includes(from)) throw new Error(`the ${language} example has no "${from}"`);
    writeFileSync(
      path.join(folder, language, `${slug}.md`),
      read(language).replace(from, () => to),
    );
  }
  return faultsOf(readLibrary(folder), false)
    .filter(({ text }) => text !== NO_PICTURE)
    .map(sayFault);
}

let compiled: CompiledGuide | undefined;
/** The guide as it is, compiled once: that takes seconds. */
const whole = (): CompiledGuide => {
  compiled ??= compileGuide();
  return compiled;
};

describe('the compiler of the guide', () => {
  it('finds nothing wrong with the example', () => {
    expect(faults({})).toEqual([]);
  });

  it('finds nothing wrong with the guide as it is', () => {
    expect(whole).not.toThrow();
  });

  it.each<[string, Parameters<typeof faults>[0], string]>([
    [
      'a figure that is not drawn',
      { en: ['::tool{#harvest-date}', '::figure[A leaf]{#no-such-leaf}'] },
      'en/9-mulching.md:34  there is no figure "no-such-leaf"',
    ],
    [
      'a plate that is not drawn',
      { en: ['::tool{#harvest-date}', '::plate{#tomato-no-such-blight}'] },
      'en/9-mulching.md:34  there is no plate "tomato-no-such-blight"',
    ],
    [
      'a plate with other words than its own',
      { en: ['::tool{#harvest-date}', '::plate[A palm]{#arecanut-koleroga}'] },
      'en/9-mulching.md:34  the plate "arecanut-koleroga" brings its own caption',
    ],
    [
      'a plate that the other language lacks',
      { en: ['::tool{#harvest-date}', '::plate{#arecanut-koleroga}'] },
      'in English the plate "arecanut-koleroga"',
    ],
    [
      'an unknown tool',
      { en: ['{#harvest-date}', '{#weather}'] },
      'en/9-mulching.md:34  there is no tool "weather"',
    ],
    [
      'rows of a crop nobody grows',
      { en: ['::tool{#harvest-date}', '::claims[Tea]{#tea of=insects crops=tea}'] },
      'en/9-mulching.md:34  ::claims: "tea" is no crop',
    ],
    [
      'rows of a list there is not',
      { en: ['::tool{#harvest-date}', '::claims[Rats]{#rats of=rodents}'] },
      '::claims: "of" is one of insects, diseases, bio, weeds',
    ],
    [
      'rows against a problem nobody knows',
      { en: ['::tool{#harvest-date}', '::claims[Flies]{#flies problem=tomato-flies}'] },
      '::claims: "tomato-flies" is no problem',
    ],
    [
      'a word that a table does not know',
      { en: ['::tool{#harvest-date}', '::thresholds[Counts]{#counts crop=tomato}'] },
      '::thresholds: "crop" is unknown',
    ],
    [
      'a drawn table without a title',
      { en: ['::tool{#harvest-date}', '::thresholds{#counts}'] },
      'the table "counts" needs a title',
    ],
    [
      'a drawn table that the other language lacks',
      { en: ['::tool{#harvest-date}', '::thresholds[Counts]{#counts crops=maize}'] },
      'in English the table "counts", 1 rows by 2',
    ],
    [
      'a link to an anchor that is not there',
      { en: ['(#examples)', '(#elsewhere)'] },
      'en/9-mulching.md:19  nothing in this chapter has the anchor "#elsewhere"',
    ],
    [
      'a link to a chapter that is not one',
      { en: ['(10-ipm#thresholds)', '(10-pests)'] },
      'en/9-mulching.md:19  the link "10-pests" leads nowhere',
    ],
    [
      'a link to a page that is not one',
      { en: ['(/farmers)', '(/chat)'] },
      '"/chat" is not a page of this site',
    ],
    [
      'a term nobody explains',
      { en: ['term:waiting-period', 'term:patience'] },
      'there is no term "patience"',
    ],
    [
      'an empty cell',
      { en: ['| Onion |', '|  |'] },
      'en/9-mulching.md:30  cell 2 of this row of "examples" is empty',
    ],
    [
      'a missing cell',
      { en: ['| Onion | 80 |', '| Onion |'] },
      'en/9-mulching.md:30  this row of "examples" has 2 cells under 3 headings',
    ],
    [
      'a heading without anchor',
      { en: ['## Why you wait {#why-wait}', '## Why you wait'] },
      'en/9-mulching.md:17  the heading "Why you wait" needs an anchor',
    ],
    [
      'a banned name outside its place',
      { en: ['Read the label.', 'Buy endosulfan.'] },
      '"endosulfan" is banned',
    ],
    ['a banned name in Kannada', { kn: ['ಲೇಬಲ್ ಓದಿ.', 'ಎಂಡೋಸಲ್ಫಾನ್‌ ಕೊಳ್ಳಿ.'] }, '"ಎಂಡೋಸಲ್ಫಾನ್" is banned'],
    [
      'a restricted product beside its crop',
      { en: ['Read the label.', 'Dimethoate for tomato.'] },
      '"dimethoate" is not allowed on "tomato"',
    ],
    [
      'a restricted product beside sorghum, in Kannada',
      { kn: ['ಲೇಬಲ್ ಓದಿ.', 'ಜೋಳಕ್ಕೆ ಮ್ಯಾಂಕೋಜೆಬ್.'] },
      '"ಮ್ಯಾಂಕೋಜೆಬ್" is not allowed on "ಜೋಳ"',
    ],
    [
      'a restricted product beside ber, in Kannada',
      { kn: ['ಲೇಬಲ್ ಓದಿ.', 'ಎಲಚಿಗೆ ಕ್ಲೋರ್‌ಪೈರಿಫಾಸ್.'] },
      '"ಕ್ಲೋರ್‌ಪೈರಿಫಾಸ್" is not allowed on "ಎಲಚಿ"',
    ],
    ['English left in Kannada', { kn: ['ಲೇಬಲ್ ಓದಿ.', 'Label ಓದಿ.'] }, 'kn/9-mulching.md:21  "Label" is English'],
    [
      'another figure in a Kannada cell',
      { kn: ['| 80 |', '| 8 |'] },
      'kn/9-mulching.md:30  cell 3 says 8, in English 80',
    ],
    ['another figure in a Kannada section', { kn: ['20 ಎಲೆಗಳ', '30 ಎಲೆಗಳ'] }, 'lacks the figures 20'],
    [
      'a row less in Kannada',
      { kn: [/\n\|[^\n]*80 \|/.exec(read('kn'))?.[0] ?? '?', ''] },
      'here stands the table "examples", 1 rows by 3',
    ],
    [
      'a section less in Kannada',
      { kn: ['## ಬಳಸಬಾರದ ಔಷಧಿಗಳು {#not-allowed banned}', ''] },
      'in English ## {#not-allowed banned} (line 38)',
    ],
    ['HTML', { en: ['Read the label.', 'Read\n\n# the label'] }, 'only ## and ### are headings'],
    ['a head without date', { en: ['dataDate: 2026-03-31\n', ''] }, 'the head needs "dataDate"'],
    ['an unknown box', { en: [':::today', ':::tomorrow'] }, '":::tomorrow" is unknown'],
  ])('refuses %s and says where', (_, change, fault) => {
    expect(faults(change).join('\n')).toContain(fault);
  });

  it('takes no dash for waiting days, in either language', () => {
    const head = { en: '| Pest | Waiting days |', kn: '| ಕೀಟ | ಕಾಯುವ ದಿನಗಳು |' };
    const row = { en: '| Mite | – |', kn: '| ನುಸಿ | – |' };
    const table = (language: Language) =>
      `:::table[${language === 'en' ? 'Waiting' : 'ಕಾಯುವುದು'}]{#wait}\n\n${head[language]}\n| --- | --- |\n${row[language]}\n\n:::\n\n`;
    const found = faults({
      en: ['::tool{#harvest-date}', `${table('en')}::tool{#harvest-date}`],
      kn: ['::tool{#harvest-date}', `${table('kn')}::tool{#harvest-date}`],
    }).filter((fault) => fault.includes('the waiting days are a dash'));
    expect(found).toHaveLength(2);
  });

  it('takes maize for no sorghum', () => {
    for (const crop of ['ಮುಸುಕಿನ ಜೋಳ', 'ಮೆಕ್ಕೆಜೋಳ', 'ಮೆಕ್ಕೆ ಜೋಳ']) {
      expect(faults({ kn: ['ಲೇಬಲ್ ಓದಿ.', `${crop}ಕ್ಕೆ ಮ್ಯಾಂಕೋಜೆಬ್, ಲೇಬಲ್ ಓದಿ.`] }), crop).toEqual([]);
    }
  });

  it('wants every chapter in both languages, and none of them thin', () => {
    faults({});
    const all = faultsOf(readLibrary(folder)).map(sayFault);
    expect(all).toContain('content/guide/kn/8-bio-inputs.md:1  this chapter is missing');
    expect(all.filter((fault) => fault.endsWith('this chapter is missing'))).toHaveLength(28);
    expect(all.join('\n')).toMatch(
      /en\/9-mulching\.md:1 {2}the text has \d+ words; a chapter has 900 to 2000/,
    );
    expect(all.join('\n')).toContain('the chapter has 0 figure(s); it needs at least 2');
  });

  it('wants the same said in Kannada: two thirds of the words, for it joins them', () => {
    const short = faults({ en: ['Read the label.', `Read the label. ${'Then read it again. '.repeat(30)}`] });
    expect(short).toHaveLength(1);
    expect(short[0]).toMatch(
      /kn\/9-mulching\.md:1 {2}the text has \d+ words, the English one \d+; two thirds/,
    );
  });

  it('counts the drawings of the FAQ like those of any chapter', () => {
    faults({}, '15-faq');
    const all = faultsOf(readLibrary(folder)).map(sayFault);
    expect(all).toContain('content/guide/en/15-faq.md:1  the chapter has 0 figure(s); it needs at least 2');
  });

  it('says the same in the safety block of both languages, and nothing forbidden', () => {
    const { sources, safety } = readLibrary(GUIDE_FOLDER);
    const told: string[] = [];
    const [english, kannada] = LANGUAGES.map((language): Source => {
      const chapter = sources.find((source) => source.language === language);
      if (!chapter) throw new Error(`no chapter in ${language}`);
      return { ...chapter, blocks: safety[language], complain: (line, text) => told.push(`${line} ${text}`) };
    });
    if (!english || !kannada) throw new Error('two languages');
    for (const source of [english, kannada]) checkChapter(source, false);
    checkPair(english, kannada);
    expect(safety.en.length).toBeGreaterThan(6);
    expect(told).toEqual([]);
    // Line by line: '10 to 20 m' of water must not hide that the wind says '3–20'.
    const figures = (blocks: readonly Block[]) =>
      runsOf(blocks).map(({ thought }) => thought.match(/\d+/g)?.sort() ?? []);
    expect(figures(safety.kn)).toEqual(figures(safety.en));
  });

  it.each([
    ['en', /never [^.]*chlorine|chlorine[^.]*and acid must never/i, /flush/i],
    ['kn', /ಎಂದೂ (ಒಟ್ಟಿಗೆ ಬೇಡ|ಒಂದಕ್ಕೊಂದು ಸೇರಬಾರದು)/, /ತೊಳೆದು/],
  ] as const)('keeps chlorine and acid apart wherever it tells of both (%s)', (language, never, flush) => {
    const chlorine = language === 'en' ? /chlorine (?:of|for|\()/i : /ಕ್ಲೋರಿನ್(?!‌)/;
    const acid = language === 'en' ? /\bacid\b/i : /ಆಮ್ಲ/;
    for (const slug of ['12-irrigation', '15-faq']) {
      const chapter = readFileSync(path.join(GUIDE_FOLDER, language, `${slug}.md`), 'utf8');
      const sections = chapter.split(/^#{2,3} /m).filter((each) => chlorine.test(each) && acid.test(each));
      expect(sections, slug).toHaveLength(1);
      expect(sections[0]).toMatch(never);
      expect(sections[0]).toMatch(flush);
    }
  });

  it.each([
    ['2-fungicides#bordeaux', 'en', [/slake the quicklime first/i, /goggles, gloves/i, /cool fully/i]],
    ['2-fungicides#bordeaux', 'kn', [/ಸುಟ್ಟ ಸುಣ್ಣವನ್ನು ಅರಳಿಸಿ/, /ರಕ್ಷಣಾ ಕನ್ನಡಕ, ಕೈಗವಸು/, /ಪೂರ್ತಿ ಆರಲಿ/]],
    [
      '8-bio-inputs#others',
      'en',
      [/dashaparni: only until flowering, never on/i, /eaten raw/, /no waiting days of its own/],
    ],
    ['8-bio-inputs#others', 'kn', [/ದಶಪರ್ಣಿ: ಹೂ ಬಿಡುವವರೆಗೆ ಮಾತ್ರ/, /ಹಸಿಯಾಗಿ ತಿನ್ನುವ/, /ಕಾಯುವ ದಿನ ಬರೆದಿಲ್ಲ/]],
  ] as const)(
    'says beside what burns or poisons how to keep safe from it: %s (%s)',
    (place, language, wanted) => {
      const [slug, id] = place.split('#');
      const chapter = readFileSync(path.join(GUIDE_FOLDER, language, `${slug}.md`), 'utf8');
      const section = chapter.split(/^(?=## )/m).find((each) => each.includes(`{#${id}}`)) ?? '';
      for (const words of wanted) expect(section).toMatch(words);
    },
  );

  it('counts the tables among the minutes a chapter takes, as they are read too', () => {
    const { chapters, library } = whole();
    for (const language of LANGUAGES) {
      const source = library.sources.find(
        (each) => each.slug === '1-insecticides' && each.language === language,
      );
      const minutes = (withTables: boolean) =>
        Math.round(countWords(source?.blocks ?? [], withTables) / CHAPTER_WORDS[language].wordsAMinute);
      expect(minutes(true), language).toBeGreaterThan(minutes(false));
      expect(chapters[language].find(({ slug }) => slug === '1-insecticides')?.minutes, language).toBe(
        minutes(true),
      );
    }
  });

  it('counts the questions of the FAQ', () => {
    expect(faults({ en: ['## Why', '### Why'] }, '15-faq').join('\n')).toContain(
      'question 1 has the anchor "why-wait" and needs {#q1}',
    );
  });
});
