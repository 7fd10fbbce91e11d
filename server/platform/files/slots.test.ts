import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('lets those who wait take turns, one piece of work of each at a time', async () => {
  const slots = createSlots(2);
  const begun: string[] = [];
  let [running, most] = [0, 0];
  const bring = (who: string, what: string) =>
    slots(who, async () => {
      begun.push(what);
      running += 1;
      most = Math.max(most, running);
      await sleep(10);
      running -= 1;
    });
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((what) => bring('a', what));
  await Promise.all([...greedy, bring('b', 'b1'), bring('b', 'b2'), bring('c', 'c1')]);
  expect(begun.slice(0, 2)).toEqual(['a1', 'b1']);
  expect(begun.indexOf('c1')).toBeLessThan(begun.indexOf('a3'));
  expect(begun).toHaveLength(7);
  expect(most).toBe(2);
});

it('goes on after work that failed', async () => {
  const slots = createSlots(1);
  await expect(slots('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots('a', async () => 'yes')).toBe('yes');
});
