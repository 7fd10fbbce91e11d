/** Bytes of seen photos a phone gives us room for; more would push the reader's own things out. */
export const PICTURES_BYTES = 20 * 1024 * 1024;
/** A single picture above this is not worth ten others. */
export const PICTURE_BYTES = 4 * 1024 * 1024;

export interface KeptPicture {
  url: string;
  size: number;
  /** Milliseconds since 1970 when it was last on the screen. */
  usedAt: number;
}

/** Which pictures must go, those not seen for longest first, so that `incoming` bytes fit under the cap. */
export function picturesToDrop(
  kept: readonly KeptPicture[],
  incoming: number,
  cap: number = PICTURES_BYTES,
): string[] {
  let total = kept.reduce((sum, { size }) => sum + size, incoming);
  const dropped: string[] = [];
  for (const { url, size } of [...kept].sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= cap) break;
    dropped.push(url);
    total -= size;
  }
  return dropped;
}
