import { useSyncExternalStore } from 'react';
import { type Playback, voiceDeck } from './voice-deck.ts';

/** How far this recording is; null while it is not on the deck. Others' movements draw nothing here. */
export function usePlayback(id: string): Playback | null {
  return useSyncExternalStore(voiceDeck.subscribe, () => {
    const playback = voiceDeck.getSnapshot();
    return playback.id === id ? playback : null;
  });
}
