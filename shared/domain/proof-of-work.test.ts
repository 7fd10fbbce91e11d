import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { leadingZeroBits, solveWork } from './proof-of-work.ts';

function zeroBitsByNode(text: string): number {
  const bits = [...createHash('sha256').update(text).digest()].map((byte) =>
    byte.toString(2).padStart(8, '0'),
  );
  return /^0*/.exec(bits.join(''))?.[0].length ?? 0;
}

it.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200])(
  'counts as Node does with %d letters',
  (length) => {
    for (let n = 0; n < 300; n += 1) {
      const text = `${n}`.padEnd(length, 'x').slice(0, length);
      expect(leadingZeroBits(text)).toBe(zeroBitsByNode(text));
    }
  },
);

it('finds an answer that holds', async () => {
  const challenge = '12.1763832000.abc.def';
  const work = await solveWork(challenge, async () => undefined);
  expect(work.startsWith(`${challenge}:`)).toBe(true);
  expect(zeroBitsByNode(work)).toBeGreaterThanOrEqual(12);
});
