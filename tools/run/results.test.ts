import { expect, it, vi } from 'vitest';
import { stage, summary } from './results.mjs';

it('closes a run with the counts, and names skipped parts only when there are any', () => {
  expect(
    summary([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toBe('7 passed, 1 failed');
  expect(summary([{ passed: 3, failed: 0, skipped: ['no browser'] }])).toBe('3 passed, 0 failed, 1 skipped');
});

it('counts a part that throws as one failure', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const result = await stage('a part', () => Promise.reject(new Error('broken')));
  expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('broken') });
});
