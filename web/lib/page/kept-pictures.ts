/** What the service worker is told when photos must go: these, or without a list all of them. */
export interface ForgetPictures {
  type: 'forget-pictures';
  urls?: string[];
}

/** The photos this device has kept are no longer this reader's to see: deleted for everyone, or the session is over. */
export function forgetKeptPictures(urls?: string[]): void {
  if (typeof navigator === 'undefined' || !navigator.serviceWorker?.controller) return;
  const message: ForgetPictures = { type: 'forget-pictures', ...(urls && { urls }) };
  navigator.serviceWorker.controller.postMessage(message);
}
