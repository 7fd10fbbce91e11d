import type { Random } from './random.ts';
import { ADVICE, ASKS, CROPS, FIRST_NAMES, LAST_NAMES, PARTS, PLACES, SHORT, SIGNS } from './words.ts';

const DAY = 86_400_000;
/** Ginger was the talk of the first year and of no day since: a word with many old places and no new one. */
export const FORGOTTEN = { word: 'ಶುಂಠಿ', crop: 9, silentDays: 365 } as const;

/** What one person writes at a moment. A third of the farmers write in English or in Latin letters. */
export function farmerText(random: Random, at: number, end: number): string {
  const dice = random.next();
  if (dice < 0.34) return random.pick(SHORT);
  const language = random.chance(0.65) ? 0 : 1;
  const crop = CROPS[cropAt(random, at, end)]?.[language === 0 ? 0 : 1 + random.below(2)] ?? '';
  const sign = random.pick(SIGNS)[language];
  const ask = random.pick(ASKS)[language];
  const acres = 1 + random.below(30);
  if (dice < 0.55) return `${crop} ${sign}`;
  if (dice < 0.8)
    return language === 0
      ? `ನಮಸ್ಕಾರ ಸರ್. ${acres} ಎಕರೆ ${crop} ಇದೆ, ${sign}. ${ask}`
      : `Sir ${acres} acre ${crop}, ${sign}, ${ask}`;
  if (dice < 0.9) return `${rareWord(random)} ${language === 0 ? 'ಹೊಡೆದಿದ್ದೇನೆ' : 'sprayed'}. ${sign}`;
  return `${sign}.\n${ask} ${random.below(100) === 0 ? `98${random.below(90_000_000) + 10_000_000}` : ''}`.trim();
}

export function officeText(random: Random): string {
  const language = random.chance(0.75) ? 0 : 1;
  if (random.chance(0.2)) return random.pick(SHORT);
  const advice = random.pick(ADVICE)[language];
  if (random.chance(0.25))
    return `${advice}. ${rareWord(random)}: ${language === 0 ? 'ಬೆಲೆ' : 'price'} ${random.below(9000) + 100}`;
  return random.chance(0.5) ? `${advice}. ${random.pick(ADVICE)[language]}` : advice;
}

export function fileName(random: Random, kind: 'photo' | 'document' | 'voice', at: number): string {
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  if (kind === 'photo') return `IMG_${day}_${random.below(1_000_000)}.jpg`;
  if (kind === 'voice') return `voice-${random.below(1_000_000)}.webm`;
  return random.pick([
    `ಮಣ್ಣು ಪರೀಕ್ಷೆ ${random.below(50_000)}.pdf`,
    `soil report ${random.below(50_000)}.pdf`,
    `bill-${random.below(90_000)}.pdf`,
  ]);
}

export const farmerName = (random: Random) => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
export const farmerPlace = (random: Random) => random.pick(PLACES);

/** One of some 17,000 product names. */
function rareWord(random: Random): string {
  return `${random.pick(PARTS)}${random.pick(PARTS)}${random.pick(PARTS)}${random.below(10)}`;
}

function cropAt(random: Random, at: number, end: number): number {
  const crop = random.below(CROPS.length);
  const isSilent = crop === FORGOTTEN.crop && end - at < FORGOTTEN.silentDays * DAY;
  return isSilent ? 0 : crop;
}
