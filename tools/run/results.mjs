import { stripVTControlCharacters } from 'node:util';
import { seconds } from './process.mjs';

/**
 * What one part of a run came to. `skipped` holds one line per thing left out, with its reason; `output` is shown
 * when something failed; `failures` names what failed, a line each, for the end of the run, and `flaky` what failed
 * first and held when it was tried once more.
 * @typedef {{ passed: number, failed: number, skipped?: string[], failures?: string[], flaky?: string[], output?: string }} Result
 */

/**
 * Runs one part and says how it went and how long it took. A part that throws has failed.
 * @param {string} title
 * @param {() => Promise<Result>} part
 * @returns {Promise<Result>}
 */
export async function stage(title, part) {
  const startedAt = performance.now();
  /** @type {Result} */
  const result = await part().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error?.stack ?? error),
  }));
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${title}  ${summary([result])}  ${seconds(startedAt)}`);
  if (result.failed > 0 && result.output) console.log(`${result.output.trim()}\n`);
  return result.failed > 0 && !result.failures ? { ...result, failures: [title] } : result;
}

/**
 * The line that closes a run: `12 passed, 0 failed`, and what was skipped when something was.
 * @param {Result[]} results
 */
export function summary(results) {
  const sum = (/** @type {(result: Result) => number} */ count) =>
    results.reduce((total, one) => total + count(one), 0);
  const skipped = sum((result) => result.skipped?.length ?? 0);
  const counts = `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}

/**
 * Prints what was skipped and why, what was flaky and what failed, then the closing line, and sets the exit code. What failed is
 * named again here: of a long run often only the end is kept.
 * @param {Result[]} results
 */
export function close(results) {
  console.log('');
  for (const failure of results.flatMap((result) => result.failures ?? [])) console.log(`failed: ${failure}`);
  for (const journey of results.flatMap((result) => result.flaky ?? [])) console.log(`flaky: ${journey}`);
  for (const reason of results.flatMap((result) => result.skipped ?? [])) console.log(`skipped: ${reason}`);
  console.log(summary(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

/**
 * A check that either holds or does not.
 * @param {boolean} holds
 * @param {string} output
 * @returns {Result}
 */
export function verdict(holds, output) {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, output };
}

/**
 * One line for the end of the run: where, what, and the first line of what it said.
 * @param {string} place
 * @param {string} title
 * @param {string} [message]
 */
export function failureLine(place, title, message = '') {
  const said = stripVTControlCharacters(message).trim().split('\n')[0];
  return [place, title, said].filter(Boolean).join(' › ');
}
