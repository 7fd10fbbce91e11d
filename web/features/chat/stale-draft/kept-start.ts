import { useEffect, useEffectEvent, useRef } from 'react';
import { readStored, writeStored } from '../../../lib/device/local-store.ts';
import { type DraftStart, type StartedThread, useDraftStart } from './draft-start.ts';

/** Of a draft that outlives the page, as a voice note does: so does its start, until it is sent or thrown away. */
export function useKeptDraftStart(thread: StartedThread, isBegun: boolean, key?: string): DraftStart {
  const start = useDraftStart(thread, isBegun);
  const since = start.read();
  const isKnown = useRef(false);
  const handleChange = useEffectEvent(() => {
    if (key === undefined) return;
    const before = isKnown.current ? NaN : Number.parseInt(readStored(key) ?? '', 10);
    if (since === undefined) {
      if (isKnown.current) writeStored(key, null);
    } else if (before < since) start.move(before);
    else writeStored(key, String(since));
    isKnown.current = since !== undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever it moves
  useEffect(() => handleChange(), [since]);
  return start;
}
