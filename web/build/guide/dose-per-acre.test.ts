import { describe, expect, it } from 'vitest';
import { BEE_POISON } from '#content/guide/bees.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { type Block, runsOf, textOf } from './blocks.ts';
import { compileGuide, GUIDE_FOLDER } from './compile.ts';
import { fieldDose } from './dose-per-acre.ts';
import { readLibrary } from './library.ts';

describe("the label's dose for an acre and for a pump", () => {
  it.each([
    ['150 ml', '60.7 ml', '4.5 ml'],
    ['200 g', '80.9 g', '6 g'],
    ['1000–1500 ml', '404–607 ml', '30–45 ml'],
    ['1.25–1.5 kg', '505–607 g', '37.5–45 g'],
    ['2.5 kg', '1011 g', '75 g'],
    ['1500 ಮಿ.ಲೀ', '607 ಮಿ.ಲೀ', '45 ಮಿ.ಲೀ'],
  ])('%s is %s and %s', (cell, acre, pump) => expect(fieldDose(cell, 'Thrips')).toEqual({ acre, pump }));

  it.each(['0.25%, poured on', 'By the label', '2.5 ml/L', '10 ml/L, fed through the root', '–'])(
    '%s is left as it is',
    (cell) => expect(fieldDose(cell, 'Thrips')).toBeNull(),
  );

  it('gives no pump where the crop takes other water', () => {
    expect(fieldDose('375 ml', 'Sugarcane: early shoot borer')).toEqual({ acre: '151 ml', pump: null });
    expect(fieldDose('700 ಮಿ.ಲೀ', 'ದ್ರಾಕ್ಷಿ: ಹಿಟ್ಟು ತಿಗಣೆ')?.pump).toBeNull();
  });
});

describe('the chapters as they are drawn', () => {
  const { chapters } = compileGuide();
  const htmlOf = (language: Language, slug: string) =>
    chapters[language]
      .filter((chapter) => chapter.slug === slug)
      .flatMap(({ parts }) => parts.map((part) => (part.kind === 'html' ? part.html : '')))
      .join('');
  const added = (language: Language, slug: string) =>
    [...htmlOf(language, slug).matchAll(/<small>([^<]*)<\/small>/g)].map(([, text = '']) =>
      (text.match(/[\d.]*\d/g) ?? []).join(' '),
    );

  it.each(['1-insecticides', '2-fungicides'])('%s says the same figures in both languages', (slug) => {
    expect(added('en', slug).length).toBeGreaterThan(15);
    expect(added('kn', slug)).toEqual(added('en', slug));
  });

  it('carries a bee sign on the same rows in both languages', () => {
    const signs = (language: Language) =>
      htmlOf(language, '1-insecticides')
        .split('<tr>')
        .map((row) => row.includes('data-bees'));
    expect(signs('en').filter(Boolean).length).toBeGreaterThan(20);
    expect(signs('kn')).toEqual(signs('en'));
    expect(htmlOf('en', '2-fungicides')).not.toContain('data-bees');
  });
});

it.each(LANGUAGES)('the box on bees names what the signs are made from (%s)', (language) => {
  const { sources } = readLibrary(GUIDE_FOLDER);
  const chapter = sources.find((each) => each.slug === '1-insecticides' && each.language === language);
  const isBees = (block: Block) =>
    block.kind === 'box' && block.box === 'warning' && /Bees|ಜೇನುನೊಣ/.test(textOf(block.title));
  const words = runsOf((chapter?.blocks ?? []).filter(isBees))
    .map((run) => textOf(run.words))
    .join(' ');
  const codes = [...words.matchAll(/(?:group |ಗುಂಪು |\()(\d+[A-Z]?)/g)].map(([, code]) => code);
  expect(codes).toEqual([...BEE_POISON.never.groups, ...BEE_POISON.evening.groups]);
});
