import type { ReactNode } from 'react';
import { TypingWords } from './TypingWords.tsx';
import { useTyping } from './use-typing.ts';

/** In the office: says that the farmer is writing, in the place of what stands there otherwise. */
export function FarmerTyping({ chatId, children }: { chatId: number; children: ReactNode }) {
  return useTyping('office', chatId) ? <TypingWords onPage /> : children;
}
