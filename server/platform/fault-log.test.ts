import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createFaultLog } from './fault-log.ts';

function listen() {
  const lines: { msg: string; more?: number; fault?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

it('a fault is told once and then counted, each kind for itself, and told anew after a quiet while', async () => {
  const { log, lines } = listen();
  const faults = createFaultLog(log, 100);
  const away = (port: number) =>
    Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });
  for (let n = 0; n < 1_000; n += 1) faults.report(away(5000 + n), 'request failed');
  faults.report(new Error('Connection terminated unexpectedly'), 'request failed');
  expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request failed']);
  await sleep(150);
  expect(lines[2]).toMatchObject({ msg: 'fault.repeated', more: 999 });
  expect(lines[2]?.fault).toContain('ECONNREFUSED');
  await sleep(300);
  expect(lines).toHaveLength(3);
  faults.report(away(1), 'request failed');
  expect(lines).toHaveLength(4);
});

it('words that differ each time fill neither log nor memory', () => {
  const { log, lines } = listen();
  const faults = createFaultLog(log);
  for (let n = 0; n < 1_000; n += 1) {
    const word = String.fromCharCode(97 + (n % 26), 97 + ((n / 26) % 26), 97 + ((n / 676) % 26));
    faults.report(new Error(word), 'request failed');
  }
  expect(lines.length).toBeLessThan(60);
});
