/** `1,250`, `12,34,567` and `1,234,567`; nothing else has a comma: `12,50` may be meant as 12.50, and must not become 1,250. */
const GROUPED = /^-?(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** A typed number without the commas that group its digits; one that has others is left as it is, and is no number. */
export const withoutGrouping = (typed: string): string =>
  GROUPED.test(typed) ? typed.replaceAll(',', '') : typed;
