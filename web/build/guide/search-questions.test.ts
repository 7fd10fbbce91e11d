import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '#shared/domain/guide/guide-find.ts';
import { GUIDE_SEARCH, type GuidePlace } from '#shared/domain/guide/guide-search.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { answersTo } from '../../features/guide/search/search-answers.ts';
import { GUIDE_FOLDER } from './compile.ts';
import { readLibrary } from './library.ts';
import { searchIndex } from './search-index.ts';
import QUESTIONS from './search-questions.json' with { type: 'json' };
import BLIND from './search-questions-blind.json' with { type: 'json' };
import UNSEEN from './search-questions-unseen.json' with { type: 'json' };

/**
 * Questions as farmers type them, in three scripts and with slips: the place that answers (`best`), and what may stand among
 * the first three besides (`good`); `poison` and `card` are answered by the numbers to ring. Wanted are 85 of a hundred first and
 * 95 among three. The method was tried on the first set. The second was written by somebody who had not seen the index: 66 and 86
 * when it was first asked, and since then tried on too. The third was written when all else was done and asked once before
 * anything was mended by it: 80 and 96. How search is judged: docs/decisions/0079-search-by-signs-and-by-what-a-part-is-about.md.
 */
const SETS = [
  { name: 'questions tried on', questions: QUESTIONS, least: 280, held: { first: 0.87, three: 0.98 } },
  { name: 'questions by a stranger', questions: UNSEEN, least: 280, held: { first: 0.87, three: 0.97 } },
  { name: 'questions asked blind', questions: BLIND, least: 100, held: { first: 0.83, three: 0.97 } },
];

type Question = (typeof QUESTIONS)[number];

const isPlace = ({ best }: Question) => !/^(poison$|card$|banned:)/.test(best[0] ?? '');
const isEmergency = ({ best }: Question) => /^(poison|card)$/.test(best[0] ?? '');
/** A page without a part of it is its head. */
const idOf = (place: string) => (place.includes('#') ? place : `${place}#`);
const library = readLibrary(GUIDE_FOLDER);

describe.each(LANGUAGES)('in the index of %s', (language) => {
  const index = MiniSearch.loadJSON<GuidePlace>(searchIndex(library, language), GUIDE_SEARCH);

  it.each(SETS)('$name lead to their place first, or among the first three', ({ questions, least, held }) => {
    const hits = questions.filter(isPlace).map(({ query, best, good }) => {
      const [first = '', ...next] = findPlaces(index, answersTo(query).asked)
        .slice(0, 3)
        .map(({ id }) => id);
      const right = best.map(idOf);
      const fair = [...right, ...good.map(idOf)];
      return { first: right.includes(first), three: [first, ...next].some((id) => fair.includes(id)) };
    });
    const share = (field: 'first' | 'three') => hits.filter((hit) => hit[field]).length / hits.length;
    expect(hits.length).toBeGreaterThanOrEqual(least);
    expect(share('first')).toBeGreaterThanOrEqual(held.first);
    expect(share('three')).toBeGreaterThanOrEqual(held.three);
  });
});

it.each([...QUESTIONS, ...UNSEEN].filter(isEmergency))('$query is an emergency', ({ query }) => {
  expect(answersTo(query).isEmergency).toBe(true);
});

it.each(QUESTIONS.filter(({ best }) => best[0]?.startsWith('banned:')))(
  '$query is told what the lists say',
  ({ query }) => {
    expect(answersTo(query).product.kind).toMatch(/banned|restricted/);
  },
);
