/** Columns of the drawing that stands for a voice note. */
export const OUTLINE_COLUMNS = 64;

/** Below this loudness (RMS, full scale is 1) a recording is silence, and silence is drawn flat. */
const QUIETEST_LOUD = 0.01;

/**
 * Draws a voice note: the loudest moment of each of 64 equal parts, 0 to 100, the whole scaled to its own
 * loudest moment, so that a soft voice is as readable as a shout.
 *
 * @param levels loudness (RMS, 0 to 1) of short equal pieces, in order
 */
export function voiceOutline(levels: readonly number[]): number[] {
  const loudest = levels.reduce((most, level) => Math.max(most, level), QUIETEST_LOUD);
  return Array.from({ length: OUTLINE_COLUMNS }, (_, column) => {
    const from = Math.floor((column * levels.length) / OUTLINE_COLUMNS);
    const to = Math.max(from + 1, Math.floor(((column + 1) * levels.length) / OUTLINE_COLUMNS));
    let most = 0;
    for (let index = from; index < Math.min(to, levels.length); index += 1) {
      most = Math.max(most, levels[index] ?? 0);
    }
    // Loudness is heard in proportions; the root brings soft syllables into sight.
    return Math.round(100 * Math.sqrt(most / loudest));
  });
}

/** Loudness (RMS) of a piece of samples between -1 and 1. */
export function loudness(samples: ArrayLike<number>, from = 0, to = samples.length): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) {
    const sample = samples[index] ?? 0;
    sum += sample * sample;
  }
  return to > from ? Math.sqrt(sum / (to - from)) : 0;
}
