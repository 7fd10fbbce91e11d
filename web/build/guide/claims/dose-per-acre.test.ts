import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import { BEE_POISON } from '#content/guide/bees.ts';
import { readDoses } from '#shared/domain/agronomy/claim-rows.ts';
import type { Dose } from '#shared/domain/agronomy/label-claims.ts';
import { mapHtml } from '#shared/domain/guide/guide-content.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { type Block, runsOf, textOf } from '../blocks.ts';
import { compileGuide, GUIDE_FOLDER } from '../compile.ts';
import { readLibrary } from '../library.ts';
import { fieldDose } from './dose-per-acre.ts';

describe("the label's dose for an acre and for a pump", () => {
  const said = (written: string, ownWater = false, language: Language = 'en') =>
    fieldDose(readDoses(written)[0] as Dose, ownWater, TABLE_WORDS[language]);

  it.each([
    ['150 ml', '60.7 ml', '4.5 ml'],
    ['200 g', '80.9 g', '6 g'],
    ['1000-1500 ml', '404–607 ml', '30–45 ml'],
    ['1.25-1.5 kg', '505–607 g', '37.5–45 g'],
    ['2.5 kg', '1011 g', '75 g'],
    ['2.5-5 L', '1011–2023 ml', '75–150 ml'],
  ])('%s is %s and %s', (written, acre, pump) => expect(said(written)).toEqual({ acre, pump }));

  it('says it in the units of the language', () => {
    expect(said('1500 ml', false, 'kn')).toEqual({ acre: '607 ಮಿ.ಲೀ', pump: '45 ಮಿ.ಲೀ' });
  });

  it.each(['drench 0.25%', 'label', '2.5 ml/L', 'root 10 ml/L', 'seed 9 g/kg', '500-750 g ai'])(
    '%s is left as it is',
    (written) => expect(said(written)).toBeNull(),
  );

  it('gives no pump where the crop takes other water, nor for the soil', () => {
    expect(said('375 ml', true)).toEqual({ acre: '151 ml', pump: null });
    expect(said('soil 2.5 kg')?.pump).toBeNull();
  });
});

describe('the chapters as they are drawn', () => {
  const { chapters } = compileGuide();
  const htmlOf = (language: Language, slug: string) =>
    chapters[language]
      .filter((chapter) => chapter.slug === slug)
      .flatMap(({ parts }) => mapHtml(parts, (html) => ({ kind: 'html' as const, html })))
      .flatMap((part) => (part.kind === 'section' ? part.parts : [part]))
      .map((part) => (part.kind === 'html' ? part.html : ''))
      .join('');
  const added = (language: Language, slug: string) =>
    [...htmlOf(language, slug).matchAll(/<br><small>([^<]*)<\/small>/g)].map(([, text = '']) =>
      (text.match(/[\d.]*\d/g) ?? []).join(' '),
    );

  it.each(['1-insecticides', '2-fungicides'])('%s says the same figures in both languages', (slug) => {
    expect(added('en', slug).length).toBeGreaterThan(15);
    expect(added('kn', slug)).toEqual(added('en', slug));
  });

  it('carries a bee sign on the same rows in both languages', () => {
    const signs = (language: Language) =>
      htmlOf(language, '1-insecticides')
        .split('<tr')
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
