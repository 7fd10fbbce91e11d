/**
 * Header in which a page says whom it takes for logged in. A browser's cookie is that of whoever logged in last, in
 * whichever tab: what an older page still asks and sends is refused and not done in their name.
 */
export const SPEAKER_HEADER = 'x-speaks-as';

/** @param name a farmer's number, or an e-mail of the office */
export const speakerOf = (side: 'farmer' | 'admin', name: string): string =>
  `${side}:${encodeURIComponent(name.toLowerCase())}`;
