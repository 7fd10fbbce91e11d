import { expect, it, vi } from 'vitest';
import { close, failureLine, stage, summary } from './results.mjs';

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

it('names what failed at the end, above the counts', () => {
  const printed: string[] = [];
  const exitCode = process.exitCode;
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  close([
    {
      passed: 3,
      failed: 1,
      failures: [failureLine('a.test.ts', 'holds', '\u001b[31mexpected 1\u001b[39m\nat …')],
    },
    { passed: 2, failed: 0 },
  ]);
  process.exitCode = exitCode;
  expect(printed).toEqual(['', 'failed: a.test.ts › holds › expected 1', '5 passed, 1 failed']);
});

it('names a part that failed by its title when it has no tests of its own', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await stage('types', async () => ({ passed: 0, failed: 1 }))).toMatchObject({ failures: ['types'] });
});
