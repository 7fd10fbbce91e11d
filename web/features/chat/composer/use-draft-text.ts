import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { draftKey, readStored, writeStored } from '../../../lib/device/local-store.ts';

/**
 * Words typed and not sent yet. They stay on the device under their correspondence, through a reload and a dead
 * battery; sending or emptying the box forgets them. Each key stroke is kept: a phone gives no second chance.
 */
export function useDraftText(owner: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => readStored(draftKey(owner)) ?? '');
  useEffect(() => {
    const key = draftKey(owner);
    if (text !== (readStored(key) ?? '')) writeStored(key, text === '' ? null : text);
  }, [owner, text]);
  return [text, setText];
}
