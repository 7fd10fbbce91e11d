import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { findGuide, readBook } from '../../../features/guide/search/find-guide.ts';
import { answersTo } from '../../../features/guide/search/search-answers.ts';
import { GUIDE_FOLDER } from '../compile.ts';
import { readLibrary } from '../library.ts';
import { searchIndex } from './search-index.ts';
import QUESTIONS from './search-questions.json' with { type: 'json' };
import BLIND from './search-questions-blind.json' with { type: 'json' };
import FIFTH from './search-questions-fifth.json' with { type: 'json' };
import SIXTH from './search-questions-sixth.json' with { type: 'json' };
import STRANGER from './search-questions-stranger.json' with { type: 'json' };
import UNSEEN from './search-questions-unseen.json' with { type: 'json' };

/**
 * Questions as farmers type them, in three scripts and with slips: the place that answers (`best`; none where the guide does not
 * speak of it), and what may stand among the first three besides (`good`); `poison` and `card` are answered by the numbers to ring.
 * Wanted are 85 of a hundred first and 95 among three. Each set was asked once before anything was mended by it, and since then
 * tried on, but for the last, which nothing was mended by; whoever wrote it knew the places and not the index. What each found at first, and how search is judged:
 * docs/decisions/0079-search-by-signs-and-by-what-a-part-is-about.md and 0083-search-by-crop-part-and-row.md.
 */
const SETS = [
  { name: 'questions tried on', questions: QUESTIONS, least: 280, held: { first: 0.935, three: 0.995 } },
  { name: 'questions by a stranger', questions: UNSEEN, least: 280, held: { first: 0.91, three: 0.99 } },
  { name: 'questions asked blind', questions: BLIND, least: 100, held: { first: 0.91, three: 0.99 } },
  { name: 'questions by another', questions: STRANGER, least: 280, held: { first: 0.91, three: 0.965 } },
  { name: 'questions by a fifth', questions: FIFTH, least: 280, held: { first: 0.935, three: 0.985 } },
  {
    name: 'questions asked blind at last',
    questions: SIXTH,
    least: 280,
    held: { first: 0.85, three: 0.945 },
  },
];

type Question = (typeof QUESTIONS)[number];

const isPlace = ({ best }: Question) => !/^(poison$|card$|banned:)/.test(best[0] ?? '');
const isEmergency = ({ best }: Question) => /^(poison|card)$/.test(best[0] ?? '');
/** A page without a part of it is its head. */
const idOf = (place: string) => (place.includes('#') ? place : `${place}#`);
const library = readLibrary(GUIDE_FOLDER);

/** A row stands in its table: whoever wants the table is led to it. */
const TABLES = new Map<string, string>(
  library.sources.flatMap(({ slug, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' && block.isList
        ? block.rows.map(({ mark }) => [`${slug}#${mark?.id}`, `${slug}#${block.id}`] as const)
        : [],
    ),
  ),
);
const isRight = (right: readonly string[], id: string | undefined) =>
  id === undefined ? right.length === 0 : right.includes(id) || right.includes(TABLES.get(id) ?? '');

describe.each(LANGUAGES)('in the index of %s', (language) => {
  const book = readBook(searchIndex(library, language));
  const firstThree = (query: string) =>
    findGuide(book, answersTo(query))
      .slice(0, 3)
      .map(({ id }) => id);

  it.each(SETS)('$name lead to their place first, or among the first three', ({ questions, least, held }) => {
    const hits = questions.filter(isPlace).map(({ query, best, good }) => {
      const [first, ...next] = firstThree(query);
      const right = best.map(idOf);
      const fair = [...right, ...good.map(idOf)];
      return { first: isRight(right, first), three: [first, ...next].some((id) => isRight(fair, id)) };
    });
    const share = (field: 'first' | 'three') => hits.filter((hit) => hit[field]).length / hits.length;
    expect(hits.length).toBeGreaterThanOrEqual(least);
    expect(share('first')).toBeGreaterThanOrEqual(held.first);
    expect(share('three')).toBeGreaterThanOrEqual(held.three);
  });

  it.each([
    ['ಶುಂಠಿ', 'crop/ginger#'],
    ['thogari', 'crop/red-gram#'],
    ['coragen tomato', '1-insecticides#tomato.chlorantraniliprole-18.5-sc'],
    ['ಕೊರಾಜನ್ ಟೊಮೆಟೊ ಎಕರೆಗೆ ಎಷ್ಟು', '1-insecticides#tomato.chlorantraniliprole-18.5-sc'],
    ['onion urea per acre', 'crop/onion#feeding'],
    ['ಕಬ್ಬಿನ ಸುಳಿ ಒಣಗಿದೆ', 'crop/sugarcane#sugarcane-early-shoot-borer'],
    ['टमाटर की पत्ती मुड़ रही है', 'crop/tomato#tomato-leaf-curl'],
    ['vari thegulu aggi', 'crop/paddy#paddy-blast'],
    ['ಭತ್ತದ ಆನೆಕೊಂಬು', 'crop/paddy#paddy-gall-midge'],
    ['areca manure per palm', 'crop/arecanut#feeding'],
    ['bollworm', 'crop/cotton#cotton-bollworm'],
    ['ETL for bollworm cotton', '10-ipm#threshold-table'],
    ['how many yellow sticky traps for tomato', '10-ipm#trap-table'],
    ['ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ನೀರು ನಿಂತಿದೆ', '15-faq#q38'],
    ['ಭತ್ತದ ಗದ್ದೆಯಲ್ಲಿ ನೀರು ನಿಲ್ಲಿಸಬೇಕಾ', 'crop/paddy#water'],
    ['when to spray fungicide', '2-fungicides#when'],
    ['ಟೊಮೆಟೊ ಗಿಡದಲ್ಲಿ ಬಲೆ ಕಟ್ಟಿದೆ', 'crop/tomato#tomato-mite'],
    ['ಈರುಳ್ಳಿ ಇಡೋದು ಹೇಗೆ', 'crop/onion#harvest'],
    ['ಮಣ್ಣಿನ ಇಸಿ ಜಾಸ್ತಿ', '14-soil-test#ph-ec'],
    ['ಮ್ಯಾಂಕೋಜೆಬ್', '2-fungicides#tomato.mancozeb-75-wg'],
    ['ಮೆಣಸಿನಕಾಯಿ ಎಕರೆಗೆ ಎಷ್ಟು ಡಿಎಪಿ', 'crop/chilli#feeding'],
  ])('%s is led to %s', (query, place) => expect(firstThree(query)[0]).toBe(place));

  it.each(['papaya ring spot', 'ಇವತ್ತು ಅಡಿಕೆ ರೇಟ್', 'rose plant black spot', 'monkey menace', 'hello'])(
    'nothing is found for %s',
    (query) => expect(firstThree(query)).toEqual([]),
  );
});

it.each([...QUESTIONS, ...UNSEEN, ...STRANGER, ...FIFTH, ...SIXTH].filter(isEmergency))(
  '$query is an emergency',
  ({ query }) => {
    expect(answersTo(query).isEmergency).toBe(true);
  },
);

it.each([...QUESTIONS, ...STRANGER, ...FIFTH, ...SIXTH].filter(({ best }) => best[0]?.startsWith('banned:')))(
  '$query is told what the lists say',
  ({ query }) => {
    const { product, isUnknownBan } = answersTo(query);
    expect(isUnknownBan || /banned|restricted/.test(product.kind)).toBe(true);
  },
);
