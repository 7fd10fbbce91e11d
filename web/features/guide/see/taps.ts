const TAPS = ['crop', 'part', 'sign'] as const;

export type Tap = (typeof TAPS)[number];

/** What was tapped so far; none without the one before it. */
export type Taps = Partial<Record<Tap, string | undefined>>;

/** What is tapped instead of a crop, a part or a sign. */
export const SKIPS = { crop: 'other', part: 'any', sign: 'unsure', none: 'none' } as const;

export type Step = 'crop' | 'part' | 'sign' | 'result' | 'other' | 'unsure' | 'none';

/** What the address says, as far as the page has it: an unknown word is as if it were not there. */
export function readTaps(all: HTMLElement): Taps {
  const asked = new URLSearchParams(location.search);
  const [crop = '', part = '', sign = ''] = TAPS.map((tap) => asked.get(tap) ?? '');
  if (crop === SKIPS.crop) return { crop };
  const fold = named(all, 'crop', crop);
  if (!fold) return {};
  if (part !== SKIPS.part && !named(fold, 'part', part)) return { crop };
  if (sign !== SKIPS.sign && sign !== SKIPS.none && !named(fold, 'sign', sign)) return { crop, part };
  return { crop, part, sign };
}

export function stepOf({ crop, part, sign }: Taps): Step {
  if (crop === SKIPS.crop) return 'other';
  if (!crop) return 'crop';
  if (!part) return 'part';
  if (!sign) return 'sign';
  return sign === SKIPS.sign || sign === SKIPS.none ? sign : 'result';
}

/** The first that is not tapped yet. */
export const nextTap = (taps: Taps): Tap => TAPS.find((tap) => !taps[tap]) ?? 'sign';

/** The address of these taps; what else the address says stays. */
export function addressOf(taps: Taps): string {
  const address = new URL(location.href);
  address.hash = '';
  for (const tap of TAPS) {
    const value = taps[tap];
    if (value) address.searchParams.set(tap, value);
    else address.searchParams.delete(tap);
  }
  return address.href;
}

/** The element that stands for a crop, a part, a sign. */
export const named = (within: HTMLElement, name: Tap | 'step', value = ''): HTMLElement | null =>
  value === '' ? null : within.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`);
