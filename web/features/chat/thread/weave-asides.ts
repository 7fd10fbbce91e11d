import { indiaDay } from '#shared/domain/time/india-day.ts';
import type { ThreadAside } from '../../../lib/chat-slots.ts';
import type { ThreadItem } from './thread-items.ts';

/**
 * Puts what is no message below the messages it came after. What belongs to a page above comes with that page. Apart
 * from `threadItems`, so that farmers, whose threads have none, do not load it.
 * @param asides in the order of their positions
 */
export function weaveAsides(
  items: readonly ThreadItem[],
  asides: readonly ThreadAside[],
  hasOlder: boolean,
): ThreadItem[] {
  const first = items.find((item) => item.kind === 'message')?.message.seq ?? 0;
  const waiting = asides.filter(({ after }) => !hasOlder || after >= first);
  const woven: ThreadItem[] = [];
  const push = (isDue: (aside: ThreadAside) => boolean) => {
    for (let [aside] = waiting; aside && isDue(aside); [aside] = waiting) {
      waiting.shift();
      woven.push({ kind: 'aside', aside, key: aside.key, gapBelow: true });
    }
  };
  items.forEach((item, index) => {
    if (item.kind === 'day') {
      const next = items.slice(index).find((each) => each.kind === 'message')?.message;
      const day = next && indiaDay(new Date(next.created_at));
      push(
        ({ after, at }) => next === undefined || (after < next.seq && indiaDay(new Date(at)) < (day ?? 0)),
      );
    } else if (item.kind === 'message') push(({ after }) => after < item.message.seq);
    else if (item.kind === 'pending') push(() => true);
    const isBelow = woven.at(-1)?.kind === 'aside' && 'startsRun' in item;
    woven.push(isBelow ? { ...item, startsRun: true } : item);
  });
  push(() => true);
  return woven;
}
