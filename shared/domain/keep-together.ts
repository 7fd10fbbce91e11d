/** U+2060: no line ends here, and nothing is drawn. */
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

/**
 * A phone's table cell at the guide's usual size holds so many letters; what is longer may end its line between
 * number and unit, but never inside either.
 */
const FITS = 13;

const NUMBER = String.raw`₹?\d[\d.,:]*%?`;
/** Latin units stand alone; Kannada words take endings (ದಿನದೊಳಗೆ), so their beginning is enough. */
const UNIT = String.raw`(?:(?:kg|grams?|g|mg|ml|L|litres?|tonnes?|km|m|cm|mm|ha|acres?|days?|hours?|minutes?|h|min|micron|ppm|cmol|rupees|bags?|EC|SC|WG|WP|WDG|SL|CS|SG|SP|OD|DF|LF|°C)(?![\p{L}\p{M}])|(?:ಕಿ\.ಗ್ರಾಂ|ಗ್ರಾಂ|ಮಿ\.ಲೀ|ಲೀ|ಟನ್|ಕಿ\.ಮೀ|ಸೆಂ\.ಮೀ|ಮಿ\.ಮೀ|ಮೀ|ಎಕರೆ|ದಿನ|ಗಂಟೆ|ನಿಮಿಷ|ಮೈಕ್ರಾನ್|ರೂಪಾಯಿ|ಚೀಲ)[\p{L}\p{M}]*)`;
const PER = String.raw`(?:/(?:\d+ )?[\p{L}\p{M}.]*[\p{L}\p{M}])?`;
const DATE = /\b(\d\d)-(\d\d)-(\d{4})\b/g;
const FIGURE = new RegExp(`(${NUMBER}(?:–${NUMBER})?)( ${UNIT}${PER})?`, 'gu');

/**
 * Figures of a sentence with breaks taken out: '0–15' and '25-11-2026' after their dashes, '200 L' and '2 ml/L' at
 * space and stroke. The words stay as they are to a reader, a search in the page and a copy.
 */
export function keepTogether(text: string): string {
  const dated = text.replace(DATE, `$1-${WORD_JOINER}$2-${WORD_JOINER}$3`);
  return dated.replace(FIGURE, (_, number: string, unit = '') => {
    const joined = unit.replaceAll('/', `/${WORD_JOINER}`);
    const amount = number.replace('–', `–${WORD_JOINER}`);
    if (lettersOf(number + unit) <= FITS) return amount + joined.replaceAll(' ', NO_BREAK_SPACE);
    return amount + (unit === '' ? '' : ` ${joined.slice(1).replaceAll(' ', NO_BREAK_SPACE)}`);
  });
}

/** What `keepTogether` was given: for whoever speaks the words or looks for them. */
export function withoutJoins(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');
}

/** Signs above and below a Kannada letter take no room of their own. */
const lettersOf = (text: string) => text.replaceAll(/\p{M}/gu, '').length;
