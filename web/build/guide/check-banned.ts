import { BANNED_NAMES, OTHER_CROPS, RESTRICTED_NAMES } from '#content/guide/banned.ts';
import { remembered } from '#shared/domain/remembered.ts';
import type { Run } from './blocks.ts';
import type { Complain } from './fault.ts';

/**
 * No banned product may be named outside a place that is marked as "not allowed", and no restricted one beside
 * a crop it is not allowed on. Both languages' names are looked for in both, because farmers read labels.
 */
export function checkBannedNames(runs: readonly Run[], complain: Complain): void {
  const told = new Set<string>();
  for (const { thought, line, banned } of runs) {
    if (banned || told.has(`${line} ${thought}`)) continue;
    told.add(`${line} ${thought}`);
    for (const name of BANNED_NAMES) {
      if (mentions(thought, name)) {
        complain(
          line,
          `"${name}" is banned: it may only be named inside :::banned or under a heading marked banned`,
        );
      }
    }
    const ownCrops = OTHER_CROPS.reduce((rest, crop) => rest.replaceAll(crop, ' '), thought);
    for (const { names, crops } of RESTRICTED_NAMES) {
      const name = names.find((each) => mentions(thought, each));
      const crop = name && crops.find((each) => mentions(ownCrops, each));
      if (crop)
        complain(line, `"${name}" is not allowed on "${crop}": say so inside :::banned, or not at all`);
    }
  }
}

const mentions = (text: string, name: string): boolean => patternOf(name).test(text);

/** Latin names as whole words; Kannada ones also with the endings of the language. Made once each: the guide has thousands of sentences. */
const patternOf = remembered((name) => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isLatin = /^[\x20-\x7e]+$/.test(name);
  return new RegExp(
    isLatin ? `(?<![A-Za-z])${escaped}(?![A-Za-z])` : `(?<![\\u0c80-\\u0cff])${escaped}`,
    'iu',
  );
});
