import { useState } from 'react';

/** The words that were sent since this screen was opened, in their order. */
export function useSaid(pending: readonly { text?: string }[]): readonly string[] {
  const [said, setSaid] = useState<readonly string[]>([]);
  const text = pending.at(-1)?.text;
  if (text && text !== said.at(-1)) setSaid([...said, text]);
  return said;
}
