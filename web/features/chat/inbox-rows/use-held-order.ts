import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';

/** How long a pointer that has come to rest still means a row. */
const HOLD_MS = 5_000;

/**
 * The list's order, held still while somebody aims at a row with a mouse: what is under the pointer stays under it.
 * The rows themselves stay true; who moves up or joins does so as soon as the pointer leaves, rests or a key is
 * pressed. `name` says which list it is.
 */
export function useHeldOrder(
  chats: ChatSummary[],
  scroller: RefObject<HTMLDivElement | null>,
  name: string,
): ChatSummary[] {
  const [held, setHeld] = useState<{ name: string; ids: readonly number[] } | null>(null);
  // Other rows must not restart the clock: a list held while they change would never be let go.
  const take = useEffectEvent(() =>
    setHeld((before) => (before?.name === name ? before : { name, ids: chats.map(({ id }) => id) })),
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(rest);
      setHeld(null);
    };
    const hold = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      take();
      clearTimeout(rest);
      rest = setTimeout(release, HOLD_MS);
    };
    element.addEventListener('pointermove', hold);
    element.addEventListener('pointerleave', release);
    document.addEventListener('keydown', release);
    return () => {
      clearTimeout(rest);
      element.removeEventListener('pointermove', hold);
      element.removeEventListener('pointerleave', release);
      document.removeEventListener('keydown', release);
    };
  }, [scroller]);

  return useMemo(() => (held?.name === name ? inOrder(chats, held.ids) : chats), [chats, held, name]);
}

/** Those known before in their old order, then whatever the next pages have brought below them. */
function inOrder(chats: ChatSummary[], ids: readonly number[]): ChatSummary[] {
  const byId = new Map(chats.map((chat) => [chat.id, chat]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  const isKnown = new Set(ids);
  const last = chats.findLastIndex(({ id }) => isKnown.has(id));
  return [...known, ...chats.slice(last + 1)];
}
