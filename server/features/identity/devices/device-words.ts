import Bowser from 'bowser';
import type { DeviceKind } from '#shared/contract/identity/devices.ts';

export interface DeviceWords {
  kind: DeviceKind;
  system: string | null;
  browser: string | null;
}

const KIND_OF: Partial<Record<string, DeviceKind>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};
/** A browser may call itself anything; the names that we know are shorter. */
const LONGEST_NAME = 40;

/** What a person would call the device a login was made with, as far as its browser says. */
export function deviceWords(userAgent: string | null): DeviceWords {
  // The library refuses an empty text.
  const { platform, os, browser } = Bowser.parse(userAgent || '-');
  return {
    kind: KIND_OF[platform.type ?? ''] ?? 'unknown',
    // Apple's browsers name the device itself.
    system: name(platform.vendor === 'Apple' && platform.type !== 'desktop' ? platform.model : os.name),
    browser: name(browser.name),
  };
}

function name(said: string | undefined): string | null {
  return said?.slice(0, LONGEST_NAME) || null;
}
