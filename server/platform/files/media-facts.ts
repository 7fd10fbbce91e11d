/** What a container says of itself; undefined where it says nothing. */
export interface MediaFacts {
  hasVideo: boolean;
  hasAudio: boolean;
  durationMs: number | undefined;
  /** Pixels as shown, rotation applied. */
  width: number | undefined;
  height: number | undefined;
}

/** Steps of a walk through one container. A file made of a million empty boxes is no recording. */
export const MAX_ELEMENTS = 20_000;

export const noFacts = (): MediaFacts => ({
  hasVideo: false,
  hasAudio: false,
  durationMs: undefined,
  width: undefined,
  height: undefined,
});
