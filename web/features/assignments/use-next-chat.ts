import { useRef } from 'react';
import { fetchNext } from './assignments.api.ts';

/** As many as the server takes. */
const PASSED_KEPT = 100;

/**
 * Asks the server for the chat to look at now; it leads no two people to one chat. `leave` is the one that one comes from.
 * One that was left without an answer comes again when nothing else waits.
 */
export function useNextChat(): (leave: number | null, isAnswered: boolean) => Promise<number | null> {
  const passed = useRef<readonly number[]>([]);
  return async (leave, isAnswered) => {
    const others = passed.current.filter((chatId) => chatId !== leave);
    passed.current = leave === null || isAnswered ? others : [...others, leave].slice(-PASSED_KEPT);
    const next = await fetchNext({
      ...(leave === null ? {} : { leave, answered: isAnswered }),
      passed: [...passed.current],
    });
    if (next === null || passed.current.includes(next)) passed.current = [];
    return next;
  };
}
