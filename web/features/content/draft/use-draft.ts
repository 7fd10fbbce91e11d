import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectSocket } from '../../../lib/socket.ts';
import { type ContentItem, fetchItem, saveDraft } from '../content.api.ts';
import { CONTENT_KEY } from '../use-content.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftState } from './draft-state.ts';
import { readKept, writeKept } from './kept-body.ts';

/** The draft of one item, and how it stands at this moment. */
export interface Draft {
  keeper: DraftKeeper;
  now: DraftState;
}

/** As long as its form is open. */
export function useDraft(item: ContentItem, onNews: () => void, onMerged: () => void): Draft {
  const { kind, key } = item;
  const client = useQueryClient();
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        item,
        kept: readKept({ kind, key }),
        save: saveDraft,
        read: () => fetchItem({ kind, key }),
        keep: (kept) => writeKept({ kind, key }, kept),
        onMerged,
      }),
  );
  const now = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    const save = () => void keeper.flush();
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    // What was typed before a reload.
    save();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      // Whoever goes on to another page has their words saved behind them.
      void keeper.flush().then(() => client.invalidateQueries({ queryKey: CONTENT_KEY }));
    };
  }, [keeper, client]);

  useColleagues(keeper, onNews);
  return { keeper, now };
}

/** What a colleague saves arrives by itself, unless something is being written here. */
function useColleagues(keeper: DraftKeeper, onNews: () => void): void {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const line = connectSocket('office');
    line.on('office:changed', ({ what }) => {
      if (what === 'content') setTold((count) => count + 1);
    });
    return () => line.release();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how often it was told is the trigger; the words are the moment's
  useEffect(() => {
    if (told === 0) return;
    keeper.look().then(
      (isNew) => {
        if (isNew) onNews();
      },
      // The next word, or the next save, finds out.
      (error: unknown) => console.debug('item not looked at again', error),
    );
  }, [told, keeper]);
}
