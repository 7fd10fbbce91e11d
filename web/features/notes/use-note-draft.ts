import { useEffect, useState } from 'react';
import { draftKey, readStored, writeStored } from '../../lib/device/local-store.ts';
import { rememberedPerson } from '../../lib/office/remembered-person.ts';

/** Words of a note not kept yet: on the device, apart from those of the message that is being written. */
export function useNoteDraft(chatId: number): [text: string, write: (text: string) => void] {
  const key = draftKey(`note:${rememberedPerson()}:${chatId}`);
  const [text, setText] = useState(() => readStored(key) ?? '');
  useEffect(() => {
    if (text !== (readStored(key) ?? '')) writeStored(key, text === '' ? null : text);
  }, [key, text]);
  return [text, setText];
}
