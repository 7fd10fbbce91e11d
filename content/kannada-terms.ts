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
  /** A word that is two things when it stands alone, and the words behind which it may stand. */
  neverAlone?: { word: string; behind: readonly string[] };
  /** Not used as the end of a line, because there it orders the reader about without the respectful plural. */
  notAtEnd?: readonly string[];
}

/**
 * One term for one thing: a farmer who has learned a word meets it again on the next page. The test beside this file holds
 * all Kannada of the interface, the guide, the policies and the shipped catalogue to it. The search knows the other words
 * too (`web/build/guide/search/search-words.ts`): they are what people type.
 *
 * Where two words are in use, the one of the packages of practice of UAS Bengaluru and Dharwad and of the department's
 * bulletins is taken; for parts that are bought (filter, valve, lateral) the shop's word, and for papers the form's.
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
  { en: 'internet', kn: 'ಇಂಟರ್ನೆಟ್', not: ['ಇಂಟರ್‌ನೆಟ್', 'ಅಂತರ್ಜಾಲ', 'ನೆಟ್‌ವರ್ಕ್ '] },
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
  // Both are called nusi in the fields, and another medicine is for each: thrips nusi and mite nusi, as the universities write.
  {
    en: 'mite; thrips',
    kn: 'ಮೈಟ್ ನುಸಿ; ಥ್ರಿಪ್ಸ್, ಥ್ರಿಪ್ಸ್ ನುಸಿ',
    not: [],
    neverAlone: { word: 'ನುಸಿ', behind: ['ಮೈಟ್', 'ಥ್ರಿಪ್ಸ್', 'ಕಾಯಿ'] },
  },
  // The row of another crop that goes with Bt cotton; 'shelter seed' alone says nothing to a grower.
  { en: 'refuge seed', kn: 'ಆಶ್ರಯ ಬೆಳೆಯ ಬೀಜ', not: ['ಆಶ್ರಯ ಬೀಜ'] },
  // Withdrawn from use; alone the word is also what one does to a quotation.
  { en: 'withdrawn (of a pesticide)', kn: 'ಬಳಕೆಯಿಂದ ಹಿಂಪಡೆದದ್ದು', not: ['"ಹಿಂಪಡೆದದ್ದು', 'ಅಥವಾ ಹಿಂಪಡೆದವು'] },
  // The old word is one of spies; banks and telephones write the English one, and the sentence says what it means.
  { en: 'encrypted', kn: 'ಎನ್‌ಕ್ರಿಪ್ಟ್', not: ['ಗೂಢಲಿಪಿ'] },
  // As on every form of the state; the other is spoken, not written.
  { en: 'number', kn: 'ಸಂಖ್ಯೆ', not: ['ನಂಬರ್'] },
  // Of water that is led off, as the weather bulletins for farmers say it; the short form can also mean 'let it trickle'.
  { en: 'drain (to a reader)', kn: 'ಬಸಿದು ತೆಗೆಯಿರಿ', not: ['ಬಸಿಯಿರಿ'] },
  // The universities' word; the chapter explains it where it stands first.
  { en: 'crop factor (Kc)', kn: 'ಬೆಳೆ ಗುಣಾಂಕ', not: ['ಬೆಳೆಯ ಗುಣಾಂಕ'] },
  // 'Gobbara' alone is also urea, which kills what is mixed into manure.
  { en: 'rotted manure', kn: 'ಕೊಳೆತ ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರ', not: ['ಕೊಳೆತ ಗೊಬ್ಬರ', ', ಗೊಬ್ಬರಕ್ಕೆ ಟ್ರೈಕೋಡರ್ಮಾ', '. ಗೊಬ್ಬರಕ್ಕೆ ಟ್ರೈಕೋಡರ್ಮಾ'] },
  { en: 'UPI id', kn: 'UPI ಐಡಿ', not: ['ಐ.ಡಿ'] },
  { en: 'attach', kn: 'ಸೇರಿಸಿ', not: ['ಲಗತ್ತಿ'] },
  { en: 'joint of a stem', kn: 'ಗೆಣ್ಣು', not: ['ಗಿಣ್ಣ', 'ಗಣ್ಣು'] },
  { en: 'filter', kn: 'ಫಿಲ್ಟರ್', not: ['ಸೋಸಕ', 'ಶೋಧಕ'] },
  { en: 'valve', kn: 'ವಾಲ್ವ್', not: ['ಕವಾಟ'] },
  { en: 'drip lateral', kn: 'ಲ್ಯಾಟರಲ್ ಕೊಳವೆ', not: ['ಪಕ್ಕದ ಕೊಳವೆ'] },
  { en: 'KVK', kn: 'ಕೃಷಿ ವಿಜ್ಞಾನ ಕೇಂದ್ರ (KVK)', not: ['ಕೆ.ವಿ.ಕೆ', 'ಕೆವಿಕೆ'] },
  { en: 'pack', kn: 'ಪ್ಯಾಕ್', not: ['ಪೊಟ್ಟಣ'] },
  { en: 'expiry date', kn: 'ಅವಧಿ ಮುಗಿಯುವ ದಿನ', not: ['ಅವಧಿ ದಿನಾಂಕ'] },
  { en: 'bleaching powder', kn: 'ಬ್ಲೀಚಿಂಗ್ ಪೌಡರ್', not: ['ಬ್ಲೀಚಿಂಗ್ ಪುಡಿ'] },
  { en: 'copper sulphate (Bordeaux)', kn: 'ಮೈಲುತುತ್ತ', not: ['ಮೈಲುತುತ್ತು'] },
  { en: 'jar test', kn: 'ಜಾಡಿ ಪರೀಕ್ಷೆ', not: ['ಬಾಟಲಿ ಪರೀಕ್ಷೆ'] },
  { en: 'ladybird', kn: 'ಗುಲಗಂಜಿ ದುಂಬಿ', not: ['ಗುಲಗಂಜಿ ಹುಳು'] },
  { en: 'lacewing', kn: 'ಹಸಿರು ಜಾಲರೆಕ್ಕೆ ಕೀಟ', not: ['ಬಲೆರೆಕ್ಕೆ'] },
  { en: 'bird perch', kn: 'ಹಕ್ಕಿ ಆಸರೆ', not: ['ಹಕ್ಕಿ ಕೂರುವ'] },
  { en: 'capsicum', kn: 'ದೊಣ್ಣೆ ಮೆಣಸಿನಕಾಯಿ', not: ['ದಪ್ಪ ಮೆಣಸಿನಕಾಯಿ'] },
  { en: 'cucurbits', kn: 'ಸೌತೆ-ಕುಂಬಳ ಜಾತಿ', not: ['ಸೌತೆ ಜಾತಿ'] },
  { en: 'block a farmer', kn: 'ತಡೆಹಿಡಿಯಿರಿ', not: [], notAtEnd: ['ತಡೆಹಿಡಿ'] },
  { en: 'unblock a farmer', kn: 'ತಡೆ ತೆಗೆಯಿರಿ', not: [], notAtEnd: ['ತಡೆ ತೆಗೆ'] },
];
