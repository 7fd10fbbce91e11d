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
