import {
  manifestPath,
  type SpokenFile,
  type SpokenManifest,
  spokenKey,
  spokenPath,
} from '#shared/domain/content/spoken-line.ts';
import type { Language } from '../i18n.ts';
import { browserCanPlay, voiceSources } from './voice-sources.ts';

/** What was played once, or kept with the guide; the service worker leaves it alone. */
export const RECORDED_CACHE = 'spoken-lines';
/** A line so weak that the list does not come is no reason to be silent for longer: the phone's voice is there. */
const LIST_MS = 4_000;

/** Which lines somebody has recorded in this language: as the server says, else as this phone knew last. */
export async function fetchRecorded(language: Language): Promise<SpokenManifest> {
  const address = manifestPath(language);
  const store = await openStore();
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), LIST_MS);
  const answer = await fetch(address, { cache: 'no-cache', signal: slow.signal }).catch(() => undefined);
  clearTimeout(timer);
  if (answer?.ok) {
    await store?.put(address, answer.clone()).catch(() => undefined);
    return (await answer.json()) as SpokenManifest;
  }
  const known = await store?.match(address);
  return known ? ((await known.json()) as SpokenManifest) : {};
}

/** What somebody spoke for exactly these words. */
export const recordingOf = (manifest: SpokenManifest, text: string): SpokenFile | undefined =>
  manifest[spokenKey(text)];

/** Addresses to play, what this browser plays best first. */
export function addressesOf({ file, mime, copy }: SpokenFile): string[] {
  const copyUrl = copy === undefined ? undefined : spokenPath(copy);
  return voiceSources({ url: spokenPath(file), mimeType: mime, copyUrl }, browserCanPlay);
}

/** The sound itself; kept from the first time it is played. Null: it did not come. */
export async function fetchSound(address: string): Promise<Blob | null> {
  const store = await openStore();
  const known = await store?.match(address);
  if (known) return known.blob();
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return null;
  await store?.put(address, answer.clone()).catch(() => undefined);
  return answer.blob();
}

/** Keeps what somebody recorded in this language, the shortest first, within so many bytes. Never rejects: it is an extra. */
export async function keepRecordings(language: Language, room: number, signal: AbortSignal): Promise<void> {
  const recorded = Object.values(await fetchRecorded(language).catch(() => ({}) as SpokenManifest));
  let left = room;
  for (const each of recorded.sort((one, other) => one.bytes - other.bytes)) {
    left -= each.bytes;
    const [address] = addressesOf(each);
    if (left < 0 || signal.aborted || address === undefined) return;
    await fetchSound(address);
  }
}

/** Null where this browser keeps nothing. */
async function openStore(): Promise<Cache | null> {
  return 'caches' in window ? caches.open(RECORDED_CACHE).catch(() => null) : null;
}
