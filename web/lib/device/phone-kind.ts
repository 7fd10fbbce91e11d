import { useSyncExternalStore } from 'react';

/** How a device hands a UPI link to an app: with a choice, by the app's own name, or not at all. */
export type PhoneKind = 'android' | 'iphone' | 'desktop';

/** From what the browser says of itself. An iPad calls itself a Mac, but has fingers. */
export function phoneKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): PhoneKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'iphone';
  return /Android|Mobile/.test(userAgent) ? 'android' : 'desktop';
}

/** This device's; null while a page that came finished is drawn as it was built, and in the build itself. */
export function usePhoneKind(): PhoneKind | null {
  return useSyncExternalStore<PhoneKind | null>(
    neverChanges,
    () => phoneKind(navigator),
    () => null,
  );
}

const neverChanges = () => () => undefined;
