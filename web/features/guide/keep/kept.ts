import { STORED, writeStored } from '../../../lib/device/local-store.ts';

/** What the guide keeps in the browser. */
export const GUIDE_STORED = {
  /** 0, 1 or 2: how large the reader wants the text. */
  textSize: STORED.guideTextSize,
  /** Where they last read; see `LastPlace`. */
  place: STORED.guidePlace,
  /** Language whose chapters were kept for reading without internet. */
  kept: STORED.guideKept,
} as const;

export interface LastPlace {
  slug: string;
  /** The section that was at the top of the screen; empty before the first. */
  anchor: string;
}

export function rememberPlace(place: LastPlace): void {
  writeStored(GUIDE_STORED.place, JSON.stringify(place));
}

export function parsePlace(stored: string | null): LastPlace | null {
  try {
    const place = JSON.parse(stored ?? 'null') as Partial<LastPlace> | null;
    return typeof place?.slug === 'string' && typeof place.anchor === 'string'
      ? { slug: place.slug, anchor: place.anchor }
      : null;
  } catch {
    return null;
  }
}
