/**
 * What reads like a dose: a figure with a measure of what goes into a tank or on a field. Traps, rows and days are figures
 * too, and no dose. In both scripts, with the digits of both.
 */
const FIGURE = String.raw`[\d೦-೯½¼¾]`;
/** These measure nothing but a product. */
const ALWAYS = String.raw`ml|millilit\w*|cc|ppm|a\.?i\.?\/|ಮಿ\.?\s?ಲೀ\p{M}*|ಮಿಲಿ\p{L}*|ಮಿಲ್ಲಿ\p{L}*|ಸಿಸಿ|ಪಿಪಿಎಂ`;
const MEASURES = [
  String.raw`l|lit(?:er|re)s?|ltrs?|g|gms?|grams?|grammes?|kgs?|kilos?|%|percent|per cent|spoons?|caps?|capfuls?|packets?`,
  String.raw`ಲೀ|ಲೀಟರ್\p{L}*|ಲೀಟರ\p{L}*|ಗ್ರಾಂ|ಗ್ರಾಮ್|ಗ್ರಾ|ಗ್ರಂ|ಕಿ\.?\s?ಗ್ರಾಂ?|ಕೆ\.?ಜಿ|ಕಿಲೋ|ಶೇಕಡಾ?|ಚಮಚ|ಮುಚ್ಚಳ|ಪ್ಯಾಕೆಟ್`,
].join('|');
const END = String.raw`(?![\p{L}\p{M}])`;

const DOSES = [
  new RegExp(String.raw`${FIGURE}[\s.,\-–]*(?:${ALWAYS}|${MEASURES})${END}`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ALWAYS})${END}`, 'iu'),
  // "ಶೇ 5", "% 5"
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:ಶೇ\.?|%)\s*${FIGURE}`, 'u'),
];

/** The first words of a text that read like a dose; null where there are none. */
export function doseIn(text: string): string | null {
  for (const dose of DOSES) {
    const found = dose.exec(text);
    if (found) return found[0].trim();
  }
  return null;
}
