/**
 * AAC in MP4 where the browser can write it, because nothing else plays on every iPhone; else WebM, else Ogg
 * (the specification's order). A browser that only says `audio/mp4` may put Opus in it, which iPhones do not
 * play either, so that comes last.
 */
const PREFERENCE = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/ogg',
  'audio/mp4',
] as const;

/** What MP4 means to browsers that record nothing else and cannot be asked about codecs (Safari before 18). */
const OPUS_IN_MP4 = 'audio/mp4;codecs=opus';

/** The type to ask MediaRecorder for; undefined leaves the choice to the browser. */
export function chooseRecordingType(isSupported: (type: string) => boolean): string | undefined {
  if (isSupported('audio/mp4') && !isSupported(OPUS_IN_MP4) && !isSupported('audio/webm')) return 'audio/mp4';
  return PREFERENCE.find(isSupported);
}

const ENDINGS: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/webm': 'webm', 'audio/ogg': 'ogg' };

/** The name a recording travels under; people see its waveform, not this. */
export function recordingName(mimeType: string): string {
  return `voice-note.${ENDINGS[bareType(mimeType)] ?? 'audio'}`;
}

/** Without codecs and other parameters. */
export function bareType(mimeType: string): string {
  return (mimeType.split(';')[0] ?? '').trim().toLowerCase();
}
