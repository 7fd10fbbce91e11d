/**
 * Other names by which farmers look for what the guide calls by one. A section in which one of `found` stands is
 * also found by all of `also`; Latin spellings of Kannada words need no line (shared/domain/guide-search.ts).
 */
const NAMES: readonly { found: readonly string[]; also: readonly string[] }[] = [
  { found: ['koleroga', 'ಮಹಾಳಿ'], also: ['mahali', 'ಮಹಾಳಿ', 'koleroga'] },
  { found: ['black pepper', 'ಕಾಳುಮೆಣಸು'], also: ['ಮೆಣಸು', 'ಕರಿಮೆಣಸು', 'ಒಳ್ಳೆಮೆಣಸು'] },
  { found: ['maize', 'ಮುಸುಕಿನ ಜೋಳ'], also: ['ಮೆಕ್ಕೆಜೋಳ', 'ಮೆಕ್ಕೆ ಜೋಳ', 'ಗೋವಿನಜೋಳ', 'corn'] },
  { found: ['groundnut', 'ಶೇಂಗಾ'], also: ['ಕಡಲೆಕಾಯಿ', 'ನೆಲಗಡಲೆ', 'peanut'] },
  { found: ['brown planthopper', 'ಕಂದು ಜಿಗಿಹುಳು'], also: ['BPH'] },
  { found: ['armyworm', 'ಸೈನಿಕ ಹುಳು'], also: ['FAW'] },
  { found: ['paddy', 'ಭತ್ತ'], also: ['rice', 'ನೆಲ್ಲು'] },
  { found: ['arecanut', 'ಅಡಿಕೆ'], also: ['supari', 'betelnut'] },
  { found: ['sorghum', 'jowar'], also: ['sorghum', 'jowar'] },
  { found: ['okra', 'bhendi', 'ಬೆಂಡೆ'], also: ['okra', 'bhendi', 'ladyfinger'] },
  // Written apart in the chapters, together in their addresses, on packs and by most thumbs.
  { found: ['bio-fertilizer'], also: ['biofertilizers'] },
  { found: ['bio-stimulant'], also: ['biostimulants'] },
  { found: ['bio-pesticide'], also: ['biopesticides'] },
  { found: ['biological input'], also: ['bio inputs'] },
  { found: ['integrated pest management'], also: ['IPM'] },
  { found: ['frequent questions'], also: ['FAQ'] },
  { found: ['N:P2O5:K2O', 'N, P', 'NPK'], also: ['NPK'] },
  { found: ['ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರ', 'FYM'], also: ['FYM', 'ತಿಪ್ಪೆ ಗೊಬ್ಬರ'] },
];

/** The other names of all that stands in a text of either language. */
export function otherNames(text: string): string[] {
  return NAMES.flatMap(({ found, also }) => (found.some((name) => stands(text, name)) ? also : []));
}

/** At the beginning of a word; endings of both languages may follow. */
function stands(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${name}`, 'iu').test(text);
}
