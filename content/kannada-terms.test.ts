import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUSINESS } from './business.ts';
import { CATALOGUE_IS_SAMPLE } from './catalogue.ts';
import { FIGURES } from './guide/figures/figures.ts';
import { KANNADA_TERMS, type Term } from './kannada-terms.ts';

const CONTENT = import.meta.dirname;
/** Ours whoever's shop it is; what an owner writes into content/ is theirs, word by word. */
const OURS = [
  'strings/kn/*.json',
  'guide/kn/*.md',
  'guide/kn/crops/*.md',
  'guide/glossary.ts',
  'guide/figures/figures.ts',
  'guide/plates/*.ts',
  'agronomy/{actives,crops,measures,mixing,problems,thresholds,timings,traps,words}.ts',
  'agronomy/claims/*.ts',
];
const SHIPPED = [
  'policies/kn/*.md',
  'media/pictures.ts',
  'privacy-notice.ts',
  'business.ts',
  'stories.ts',
  'catalogue.ts',
];

const filesOf = (patterns: string[]) => globSync(patterns, { cwd: CONTENT }).sort();
const files = filesOf(OURS).concat(BUSINESS.sample && CATALOGUE_IS_SAMPLE ? filesOf(SHIPPED) : []);

/** Words of a text that the dictionary replaces, each with the line it stands in. */
function strayWords(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    KANNADA_TERMS.flatMap(({ kn, not, notAtEnd = [], inBrackets, neverAlone }) => {
      const said = inBrackets ? line.replace(`(${inBrackets})`, '') : line;
      const ends = notAtEnd.filter((word) => line.replace(/["'],?$/, '').endsWith(word));
      return not
        .filter((word) => said.includes(word))
        .concat(ends)
        .concat(neverAlone && isAlone(line, neverAlone) ? neverAlone.word : [])
        .map((word) => `line ${index + 1}: ${word}, say ${kn}`);
    }),
  );
}

/**
 * What readers of Kannada understood otherwise than it was meant: no single word is wrong in these, and written again they
 * would mislead again. The words that took their place are in the texts.
 */
const MISREAD = [
  // What to do and not to do in the field.
  /ಹೂವಿನಲ್ಲಿರುವ ಬೆಳೆ/,
  /ಹೂವಿನಲ್ಲಿ (ನೀರ|2–3|ಒಮ್ಮೆ)/,
  /ಬೆಳೆಗೂ ನಾವು ಹೇಳುವುದಿಲ್ಲ/,
  /(?<!\()KVK ಕೇಳಿ/,
  /ಸಹಾಯಧನ ಕೇಳಿ/,
  /ಒಟ್ಟು ಲವಣ/,
  /ಬಣ್ಣಕ್ಕೆ ಔಷಧಿ|ಊಟವಲ್ಲ/,
  /ಇಂಗಾಲದ ಹಣ/,
  /ನೀರು ಮಾರುತ್ತಾರೆ/,
  /ಸೋಡಿಯಂ ಇರಬಹುದು/,
  /ಗುರುತಿನ ಕೊಳವೆ/,
  // 'Only where there is nothing but maize' said as an order to spray there.
  /ಮಾತ್ರ ಇದ್ದರೆ (2,4|[^.]*(ಬಳಸಿ|ಸಿಂಪಡಿಸಿ))/,
  // The screens.
  /ಸೇಲ್ಸ್‌ಮನ್ ಕೇಳದೆಯೇ/,
  /ತೀರ್ಮಾನ ಉಳಿ/,
  /ಧ್ವನಿ ಸಂದೇಶ ಎಲ್ಲಿದೆ/,
  /ನಮ್ಮೊಂದಿಗೆ ಇರುವುದು/,
  /ಲೆಕ್ಕವೇ ಕೇಳಿದ್ದು/,
  /ಮೊದಲೇ ಕೊನೆಗೆ/,
  // A farmer is spoken of with respect.
  /ರೈತ .*ಬರುತ್ತಾನೆ/,
  /ಹಾಕುತ್ತಿದ್ದ(?!ರು|ಾರೆ)/,
];

/** Latin capitals outside brackets; the cut in the shape of a V may name its letter. */
const bareLetters = (text: string) => text.replace(/\([^)]*\)|V ಆಕಾರ/g, '').match(/[A-Z]+/g) ?? [];

/** Whether a word stands somewhere without any of those that tell what it means. */
const isAlone = (line: string, { word, behind }: NonNullable<Term['neverAlone']>) =>
  new RegExp(`(?<!(?:${behind.join('|')}) )${word}`).test(line);

describe('One Kannada term for one thing', () => {
  it('reads every chapter and every file of strings', () => {
    expect(files.filter((file) => file.startsWith('guide/kn/')).length).toBeGreaterThan(15);
    expect(files.filter((file) => file.startsWith('strings/kn/')).length).toBeGreaterThan(30);
  });

  it('knows a stray word with its ending, and an order without the respectful plural', () => {
    expect(strayWords('"a": "ಸಂಭಾಷಣೆಯಲ್ಲಿ 2 ಕೆಜಿ",')).toHaveLength(2);
    expect(strayWords('    "block": "ತಡೆಹಿಡಿ",')).toHaveLength(1);
    expect(strayWords('ಗೋವಿನಜೋಳ')).toHaveLength(1);
    expect(strayWords('ಎಲೆಗೆ 1 ನುಸಿ')).toHaveLength(1);
    expect(strayWords('ಮೈಟ್ ನುಸಿ, ಥ್ರಿಪ್ಸ್ ನುಸಿ')).toEqual([]);
    expect(strayWords('ಮುಸುಕಿನ ಜೋಳ (ಗೋವಿನಜೋಳ)')).toEqual([]);
    expect(strayWords('    "title": "ತಡೆಹಿಡಿದ ರೈತರು",')).toEqual([]);
  });

  it('chooses no word that it forbids elsewhere', () => {
    for (const { kn } of KANNADA_TERMS) expect(strayWords(kn)).toEqual([]);
  });

  it.each(files)('%s', (file) => {
    expect(strayWords(readFileSync(`${CONTENT}/${file}`, 'utf8'))).toEqual([]);
  });
});

describe('Kannada that is understood', () => {
  it.each(files)('says nothing that was misread: %s', (file) => {
    const text = readFileSync(`${CONTENT}/${file}`, 'utf8');
    expect(MISREAD.filter((misread) => misread.test(text)).map(String)).toEqual([]);
  });

  it('says under a drawing what it shows, and a chemist’s letters only in brackets', () => {
    const captions = filesOf(['guide/kn/*.md']).flatMap((file) =>
      [...readFileSync(`${CONTENT}/${file}`, 'utf8').matchAll(/^::figure\[(.*)\]\{/gm)].map(
        ([, words = '']) => words,
      ),
    );
    const heard = Object.values(FIGURES).map(({ alt }) => alt.kn);
    expect(captions.length).toBeGreaterThan(40);
    expect([...captions, ...heard].filter((words) => bareLetters(words).length > 0)).toEqual([]);
  });

  it.each([
    ['13-soil-health', 'ಸವಳು, ಚೌಳು'],
    ['11-weeds', 'ಅಮರಬಳ್ಳಿ'],
  ])('names in %s what the fields call it: %s', (slug, name) => {
    expect(readFileSync(`${CONTENT}/guide/kn/${slug}.md`, 'utf8')).toContain(name);
  });
});
