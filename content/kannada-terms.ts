/** One thing of the product and its one Kannada name. */
export interface Term {
  /** The thing, in English. */
  en: string;
  /** The Kannada word for it, everywhere. */
  kn: string;
  /** Words and spellings that mean the same and are not used; each also forbids whatever begins with it. */
  not: readonly string[];
  /** What the north calls it: may stand in brackets behind the word, at its first use. */
  inBrackets?: string;
  /** Not used as the end of a line, because there it orders the reader about without the respectful plural. */
  notAtEnd?: readonly string[];
}

/**
 * One term for one thing: a farmer who has learned a word meets it again on the next page. The test beside this file holds
 * all Kannada of the interface, the guide, the policies and the shipped catalogue to it. The search knows the other words
 * too (`web/build/guide/search-words.ts`): they are what people type.
 */
export const KANNADA_TERMS: readonly Term[] = [
  { en: 'chat', kn: 'ಚಾಟ್', not: ['ಸಂಭಾಷಣೆ', 'ಮಾತುಕತೆ'] },
  { en: 'maize', kn: 'ಮುಸುಕಿನ ಜೋಳ', not: ['ಮೆಕ್ಕೆಜೋಳ', 'ಮೆಕ್ಕೆ ಜೋಳ', 'ಗೋವಿನಜೋಳ', 'ಗೋವಿನ ಜೋಳ'], inBrackets: 'ಗೋವಿನಜೋಳ' },
  { en: 'kg', kn: 'ಕಿ.ಗ್ರಾಂ', not: ['ಕೆಜಿ', 'ಕೆ.ಜಿ'] },
  { en: 'per litre', kn: 'ಲೀಟರಿಗೆ', not: ['ಲೀಟರ್‌ಗೆ', 'ಲೀಟರ್‍ಗೆ'] },
  { en: 'per hectare', kn: 'ಹೆಕ್ಟೇರಿಗೆ', not: ['ಹೆಕ್ಟೇರ್‌ಗೆ', 'ಹೆಕ್ಟೇರ್‍ಗೆ'] },
  { en: 'gloves', kn: 'ಕೈಗವಸು', not: ['ಗ್ಲೌಸ್', 'ಗ್ಲವ್ಸ್', 'ಗ್ಲೌವ್ಸ್'] },
  { en: 'strength of a product', kn: 'ಶಕ್ತಿ', not: ['ಸಾಮರ್ಥ್ಯ'] },
  { en: 'foliar fertilizer', kn: 'ಎಲೆ ಗೊಬ್ಬರ', not: ['ಎಲೆ ಪೋಷಕ'] },
  { en: 'spreader', kn: 'ಹರಡುಕ', not: ['ಹರಡುವ ದ್ರಾವಣ'] },
  { en: 'soil test card', kn: 'ಮಣ್ಣು ಪರೀಕ್ಷೆ ಚೀಟಿ', not: ['ಮಣ್ಣಿನ ಚೀಟಿ', 'ಆರೋಗ್ಯ ಚೀಟಿ'] },
  { en: 'well-rotted', kn: 'ಕೊಳೆತ', not: ['ಕಳಿತ'] },
  { en: 'goods', kn: 'ಸಾಮಾನು', not: ['ಸರಕು'] },
  { en: 'refund', kn: 'ವಾಪಸಾತಿ; ಹಣ ವಾಪಸ್ ಕೊಡಿ', not: ['ಮರುಪಾವತಿ', 'ಹಿಂತಿರುಗಿಸ', 'ವಾಪಸು'] },
  { en: 'internet', kn: 'ಇಂಟರ್ನೆಟ್', not: ['ಇಂಟರ್‌ನೆಟ್', 'ಅಂತರ್ಜಾಲ'] },
  { en: 'e-mail', kn: 'ಇಮೇಲ್', not: ['ಇ-ಮೇಲ್', 'ಈಮೇಲ್'] },
  { en: 'video', kn: 'ವೀಡಿಯೊ', not: ['ವಿಡಿಯೋ', 'ವಿಡಿಯೊ', 'ವೀಡಿಯೋ'] },
  { en: 'photo', kn: 'ಫೋಟೋ', not: ['ಫೋಟೊ', 'ಪೋಟೋ'] },
  { en: 'taluk', kn: 'ತಾಲ್ಲೂಕು', not: ['ತಾಲೂಕ'] },
  { en: 'treatment plan', kn: 'ಪರಿಹಾರ ಪಟ್ಟಿ', not: ['ಚಿಕಿತ್ಸಾ ಯೋಜನೆ'] },
  { en: 'link', kn: 'ಲಿಂಕ್', not: ['ಕೊಂಡಿ ', 'ಕೊಂಡಿಯ'] },
  { en: 'AV Agro', kn: 'AV Agro', not: ['AV ಆಗ್ರೋ', 'ಎವಿ ಆಗ್ರೋ', 'ಎ.ವಿ. ಆಗ್ರೋ'] },
  { en: 'signs of want', kn: 'ಪೋಷಕಾಂಶ ಕೊರತೆ', not: ['ಹಸಿವಿನ ಲಕ್ಷಣ'] },
  { en: 'weeding without herbicide', kn: 'ಔಷಧಿ ಇಲ್ಲದೆ', not: ['ಬಾಟಲಿ ಇಲ್ಲದ'] },
  { en: 'spot on a leaf', kn: 'ಚುಕ್ಕೆ', not: ['ಚುಕ್ಕಿ'] },
  { en: 'poor soil', kn: 'ಸತ್ವವಿಲ್ಲದ ಮಣ್ಣು', not: ['ಬಡ ಮಣ್ಣು', 'ಬಡ ಮಣ್ಣಿ', 'ಬಡ ಎಕರೆ', 'ಬಡ ಜಾಗ'] },
  { en: 'mending soil', kn: 'ಸುಧಾರಣೆ', not: ['ದುರಸ್ತಿ'] },
  { en: 'work by hand', kn: 'ಕೈಯಿಂದ ಮಾಡುವ ಕ್ರಮ', not: ['ಕೈಕೆಲಸ'] },
  { en: 'block a farmer', kn: 'ತಡೆಹಿಡಿಯಿರಿ', not: [], notAtEnd: ['ತಡೆಹಿಡಿ'] },
  { en: 'unblock a farmer', kn: 'ತಡೆ ತೆಗೆಯಿರಿ', not: [], notAtEnd: ['ತಡೆ ತೆಗೆ'] },
];
