import type { SpokenRecording } from '#shared/contract/content/spoken.ts';
import { type SpokenManifest, spokenPath } from '#shared/domain/content/spoken-line.ts';
import type { SpokenRow } from './spoken.store.ts';

/** Endings by type, so that a saved file opens. */
const ENDINGS: Record<string, string> = {
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

export const SPOKEN_ENDINGS: readonly string[] = Object.values(ENDINGS);

const fileName = (sha256: string, mime: string) => `${sha256}.${ENDINGS[mime] ?? 'audio'}`;
const copyName = (copy: string | null) => (copy === null ? null : fileName(copy, 'audio/mp4'));

export function viewRecording(row: SpokenRow): SpokenRecording {
  const { line, version, text, spoken_by, spoken_at, has_earlier } = row;
  return { line, version, text, sound: viewSound(row), spoken_by, spoken_at, has_earlier };
}

function viewSound(row: SpokenRow): SpokenRecording['sound'] {
  const { file, mime_type: mime, duration_ms, copy } = row;
  if (file === null || mime === null || duration_ms === null) return null;
  const copyFile = copyName(copy);
  return {
    url: spokenPath(fileName(file, mime)),
    mime,
    copy_url: copyFile === null ? null : spokenPath(copyFile),
    seconds: duration_ms / 1000,
    plays_everywhere: row.plays_everywhere === true,
  };
}

/** By the words they were spoken for; where two lines have the same words, the later recording. */
export function viewManifest(rows: readonly SpokenRow[]): SpokenManifest {
  const inOrder = [...rows].sort((one, two) => one.spoken_at.localeCompare(two.spoken_at));
  const entries = inOrder.flatMap(({ text_key, file, mime_type, copy, bytes }) => {
    if (file === null || mime_type === null || bytes === null) return [];
    const copyFile = copyName(copy);
    const entry = { file: fileName(file, mime_type), mime: mime_type, bytes };
    return [[text_key, copyFile === null ? entry : { ...entry, copy: copyFile }] as const];
  });
  return Object.fromEntries(entries);
}
