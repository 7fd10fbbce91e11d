import { describe, expect, it } from 'vitest';
import { GUIDE_SLUGS } from '#shared/domain/guide/guide-chapters.ts';
import { findPlaces } from '#shared/domain/guide/guide-find.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { readBook } from '../../../features/guide/search/find-guide.ts';
import { GUIDE_FOLDER } from '../compile.ts';
import { readLibrary, type Source } from '../library.ts';
import { PLACE_NAMES } from './place-names.ts';
import { searchIndex } from './search-index.ts';
import { otherNames } from './search-words.ts';

/** As many as the page shows. */
const SHOWN = 12;

const library = readLibrary(GUIDE_FOLDER);
const { sources, crops } = library;
const index = {
  en: readBook(searchIndex(library, 'en')).places,
  kn: readBook(searchIndex(library, 'kn')).places,
};
const first = (language: Language, query: string, most = 5) =>
  findPlaces(index[language], query)
    .slice(0, most)
    .map(({ id }) => id);

describe.each(LANGUAGES)('the search of the guide (%s)', (language) => {
  it.each(['mahali', 'ಮಹಾಳಿ', 'koleroga'])('leads from %s to the rot of arecanut', (query) => {
    const hits = first(language, query);
    expect(hits).toContain('15-faq#q46');
    expect(hits.some((id) => id.startsWith('2-fungicides#'))).toBe(true);
  });

  it.each([
    ['menasu', /pepper/],
    ['ಮೆಣಸು', /pepper/],
    ['mekkejola', /maize/],
    ['ಮೆಕ್ಕೆಜೋಳ', /maize/],
    ['kadalekayi', /groundnut/],
    ['ಕಡಲೆಕಾಯಿ', /groundnut/],
    ['BPH', /planthopper|bph/],
    ['FAW', /armyworm/],
    ['rice', /paddy|rice/],
    ['NPK', /n:p2o5:k2o|n, p/],
    ['biopesticide', /bio-pesticide|biological/],
  ])('leads from %s to what the guide calls by another name', (query, name) => {
    const hits = first(language, query);
    expect(hits).not.toEqual([]);
    for (const id of hits.slice(0, 3)) expect(englishOf(id)).toMatch(name);
  });
});

it.each(LANGUAGES)('leads from the name in its address to every chapter (%s)', (language) => {
  for (const slug of GUIDE_SLUGS) {
    const name = slug.replace(/^\d+-/, '').replaceAll('-', ' ');
    expect(
      first(language, name, SHOWN).some((id) => id.startsWith(`${slug}#`)),
      name,
    ).toBe(true);
  }
});

it.each(LANGUAGES)('leads to the calculator that is asked for (%s)', (language) => {
  const asked = [
    ['how much per pump', '1-insecticides#tool-spray-dose'],
    ['ಪಂಪಿಗೆ ಎಷ್ಟು', '1-insecticides#tool-spray-dose'],
    ['acre gunta', '#tool-my-field'],
    ['harvest date', '1-insecticides#tool-harvest-date'],
    ['fertilizer bags calculator', '5-nutrition#tool-fertilizer-blend'],
    ['ಡ್ರಿಪ್ ಎಷ್ಟು ಗಂಟೆ', '12-irrigation#tool-drip-time'],
    ['ಜಿಪ್ಸಂ ಲೆಕ್ಕ', '13-soil-health#tool-gypsum-lime'],
  ];
  for (const [query = '', place = ''] of asked) expect(first(language, query, 3), query).toContain(place);
});

it('names no part that no chapter has', () => {
  const { documentIds } = JSON.parse(searchIndex(library, 'en')).places;
  const ids = Object.values(documentIds);
  for (const id of Object.keys(PLACE_NAMES)) expect(ids).toContain(id);
});

it('adds no name where the thing is not', () => {
  expect(otherNames('Chilli and tomato')).toEqual([]);
  expect(otherNames('ಮೆಣಸಿನಕಾಯಿ')).toEqual([]);
  expect(otherNames('ಮೆಣಸಿಗೆ ಬೂದಿ ರೋಗ; powdery mildew')).toContain('white powder');
});

/** The English words of a section, whatever language it was found in. */
function englishOf(id: string): string {
  const [slug = '', anchor] = id.split('#');
  const source = [...sources, ...crops].find(
    (each) => each.slug === slug.replace('crop/', '') && each.language === 'en',
  );
  const places = source ? searchable(source) : new Map<string, string>();
  return `${source?.head.title} ${places.get(anchor ?? '')}`.toLowerCase();
}

function searchable(source: Source): Map<string, string> {
  const sections = new Map<string, string>([['', '']]);
  let anchor = '';
  for (const block of source.blocks) {
    if (block.kind === 'heading') anchor = block.id;
    const place = block.kind === 'table' ? block.id : anchor;
    sections.set(place, `${sections.get(place) ?? ''} ${JSON.stringify(block)}`);
  }
  sections.set('', `${sections.get('')} ${source.head.title} ${source.head.summary}`);
  return sections;
}
