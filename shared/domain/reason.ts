import { cleanLine } from './text-safety.ts';

/** Fewer letters say nothing to whoever reads it in a year. Equal to the database's CHECK on refunds. */
const LEAST_CHARS = 3;
const MOST_GRAPHEMES = 500;

/** Why somebody of the office did it, on one line; null when what was typed says too little. */
export function readReason(input: string): string | null {
  const reason = cleanLine(input, MOST_GRAPHEMES);
  return reason.length < LEAST_CHARS ? null : reason;
}
