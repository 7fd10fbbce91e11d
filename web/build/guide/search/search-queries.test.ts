import { describe, expect, it } from 'vitest';
import { findPlaces } from '#shared/domain/guide/guide-find.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { readBook } from '../../../features/guide/search/find-guide.ts';
import { GUIDE_FOLDER } from '../compile.ts';
import { readLibrary } from '../library.ts';
import { searchIndex } from './search-index.ts';

/** What curls the leaf of a chilli. */
const CURLED = [
  '15-faq#q14',
  'crop/chilli#chilli-leaf-curl',
  'crop/chilli#chilli-thrips',
  'crop/chilli#chilli-yellow-mite',
];

/** What farmers were seen to type, and the sections of which one must stand among the first three in either language. */
const QUERIES: readonly [query: string, sections: readonly string[]][] = [
  ['leaf curl chilli', CURLED],
  ['menasinakayi muduru roga', CURLED],
  ['ಮುಟುರು ರೋಗ', CURLED],
  ['ಸವಳು ಮಣ್ಣು', ['13-soil-health#salt', '13-soil-health#problem-table', '14-soil-test#correction-table']],
  [
    'chowlu mannu',
    [
      '13-soil-health#salt',
      '13-soil-health#salt-tolerance',
      '13-soil-health#problem-table',
      '14-soil-test#correction-table',
    ],
  ],
  ['ಲದ್ದಿ ಹುಳು', ['15-faq#q15', '10-ipm#maize-calendar', 'crop/maize#maize-fall-armyworm']],
  ['lddi hula', ['15-faq#q15', '10-ipm#maize-calendar', 'crop/maize#maize-fall-armyworm']],
  ['ರಂಗೋಲಿ ಹುಳು', ['1-insecticides#tomato-products', '10-ipm#threshold-table', '10-ipm#trap-table']],
  ['ಪಾರ್ಥೇನಿಯಂ', ['11-weeds#kinds', '11-weeds#without', '11-weeds#']],
  ['ಹೂ ಉದುರುವುದು', ['15-faq#q8']],
  ['flower drop', ['15-faq#q8', 'crop/pomegranate#pomegranate-thrips']],
  ['neem oil dose', ['8-bio-inputs#neem']],
  ['coffee berry borer', ['15-faq#q50', 'crop/coffee#coffee-berry-borer']],
  ['hani neeravari samaya', ['12-irrigation#need', '12-irrigation#tool-drip-time']],
  ['how many ml per litre', ['1-insecticides#dose']],
  ['bore well water ph', ['4-tank-mixing#water', '1-insecticides#dose']],
  ['PHI', ['1-insecticides#waiting', '15-faq#q13']],
  ['pre harvest interval', ['1-insecticides#waiting', '15-faq#q13']],
  ['ಔಷಧಿ ಹೊಡೆದ ಮೇಲೆ ಎಷ್ಟು ದಿನ ಕಾಯಬೇಕು', ['1-insecticides#waiting', '15-faq#q13']],
  [
    'ಸಬ್ಸಿಡಿ',
    ['9-mulching#film', '9-mulching#choose', '15-faq#q24', '12-irrigation#buying', '9-mulching#how-much'],
  ],
  ['ವಿಷ ಕುಡಿದರೆ', ['1-insecticides#safety', '15-faq#q21']],
  ['poisoning', ['1-insecticides#safety', '15-faq#q21']],
  ['poison help number', ['1-insecticides#safety', '15-faq#q21']],
  ['tele manas', ['1-insecticides#safety']],
  ['ambulance', ['1-insecticides#safety', '15-faq#q21']],
  ['ಆಂಬ್ಯುಲೆನ್ಸ್', ['1-insecticides#safety', '15-faq#q21']],
  ['ಆತ್ಮಹತ್ಯೆ', ['1-insecticides#safety']],
  ['ಜಿಂಕ್', ['15-faq#q6', '14-soil-test#micro', '5-nutrition#hunger', '3-biofertilizers#bio-kinds']],
  [
    'ಬಿಳಿ ನೊಣ',
    [
      '1-insecticides#tomato-products',
      '10-ipm#threshold-table',
      '1-insecticides#field-products',
      'crop/tomato#tomato-leaf-curl',
      'crop/chilli#chilli-whitefly',
      'crop/cotton#cotton-whitefly',
    ],
  ],
  [
    'ಗೊಣ್ಣೆ ಹುಳು',
    [
      '10-ipm#cultural',
      '10-ipm#threshold-table',
      '8-bio-inputs#agents',
      '1-insecticides#which-pest',
      '10-ipm#trap-table',
      'crop/arecanut#arecanut-root-grub',
    ],
  ],
  [
    'chlorantraniliprole',
    ['1-insecticides#tomato-products', '1-insecticides#paddy-products', '1-insecticides#field-products'],
  ],
  ['kole roga', ['15-faq#q46', '2-fungicides#bordeaux', '2-fungicides#when']],
  ['koole rooga', ['15-faq#q46', '2-fungicides#bordeaux', '2-fungicides#when']],
  ['mahali', ['15-faq#q46', '2-fungicides#bordeaux', '2-fungicides#when', 'crop/arecanut#arecanut-koleroga']],
  ['tomato leaf curl', ['crop/tomato#tomato-leaf-curl']],
  ['ಟೊಮೆಟೊ ಎಲೆ ಸುರುಳಿ', ['crop/tomato#tomato-leaf-curl']],
  ['tomato ele suruli', ['crop/tomato#tomato-leaf-curl']],
  ['tomato wilts green', ['crop/tomato#tomato-bacterial-wilt']],
  ['ಟೊಮೆಟೊ ಕಾಯಿ ಕೊರಕ', ['crop/tomato#tomato-fruit-borer']],
  ['tuta', ['crop/tomato#tomato-pinworm']],
  ['ಅಡಿಕೆ ಹಳದಿ ಎಲೆ', ['crop/arecanut#arecanut-yellow-leaf']],
  ['arecanut nut split', ['crop/arecanut#arecanut-nut-split']],
  ['ಕಾಫಿ ಹಣ್ಣು ಕೊರಕ', ['crop/coffee#coffee-berry-borer']],
  ['pepper quick wilt', ['crop/black-pepper#black-pepper-foot-rot']],
  ['ginger rot', ['crop/ginger#ginger-rhizome-rot']],
  ['ಶುಂಠಿ ಕೊಳೆ', ['crop/ginger#ginger-rhizome-rot']],
  ['sugarcane red rot', ['crop/sugarcane#sugarcane-red-rot']],
  ['ಕಬ್ಬು ಕೆಂಪು ಕೊಳೆ', ['crop/sugarcane#sugarcane-red-rot']],
  ['ತೊಗರಿ ಗೊಡ್ಡು ರೋಗ', ['crop/red-gram#red-gram-sterility-mosaic']],
  ['pomegranate oily spot', ['crop/pomegranate#pomegranate-bacterial-blight']],
];

const library = readLibrary(GUIDE_FOLDER);

describe.each(LANGUAGES)('what is typed finds its section (%s)', (language) => {
  const index = readBook(searchIndex(library, language)).places;
  const first = (query: string) =>
    findPlaces(index, query)
      .slice(0, 3)
      .map(({ id }) => id);

  it.each(QUERIES)('%s', (query, sections) => {
    const hits = first(query);
    expect(
      hits.filter((id) => sections.includes(id)),
      hits.join(', '),
    ).not.toEqual([]);
  });

  it('invents nothing for a word of which nothing is like', () => {
    expect(first('ಯಾವುದೂಇಲ್ಲದಪದ')).toEqual([]);
    expect(first('qqxxzz')).toEqual([]);
  });
});
