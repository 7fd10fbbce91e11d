export interface VoiceFile {
  url: string;
  mimeType: string | null;
  /** The same sound as AAC, where the server made one. */
  copyUrl?: string | undefined;
}

const AAC = 'audio/mp4; codecs="mp4a.40.2"';

/**
 * Addresses to play, best first. A browser that is sure of AAC gets the copy: what recorders write has no length
 * and no table to seek by, and Safari says "maybe" to WebM it then plays silently. Where AAC is not certain (a
 * Chromium built without it) the recording itself comes first. Either way the other is the second try.
 */
export function voiceSources(
  { url, mimeType, copyUrl }: VoiceFile,
  canPlay: (type: string) => CanPlayTypeResult,
): string[] {
  if (copyUrl === undefined) return [url];
  const copyFirst = canPlay(AAC) === 'probably' || canPlay(mimeType ?? '') === '';
  return copyFirst ? [copyUrl, url] : [url, copyUrl];
}

let prober: HTMLAudioElement | undefined;

/** What this browser says it can play. */
export function browserCanPlay(type: string): CanPlayTypeResult {
  prober ??= document.createElement('audio');
  return prober.canPlayType(type);
}
