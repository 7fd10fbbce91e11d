import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../../tools/bench/programs.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

/** An alert on a metric that nobody gives never comes: silence would be taken for good news. */
const FILE = path.join(import.meta.dirname, '../../deploy/prometheus/av-agro.rules.yaml');
const promtool = await findProgram('promtool');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

let app: TestApp;
let rules: Rule[];
beforeAll(async () => {
  app = await startTestApp();
  rules = parse(await readFile(FILE, 'utf8')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
});
afterAll(() => app.close());

it('every alert has a name of its own, an expression, a weight and a sentence', () => {
  expect(rules.length).toBeGreaterThan(8);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, labels, annotations } of rules) {
    expect(alert).toMatch(/^AvAgro[A-Z]\w+$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
    let open = 0;
    for (const letter of expr) open += '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0;
    expect(open, expr).toBe(0);
  }
});

it('asks only for metrics the app gives', async () => {
  const { body } = await app.client().get('/metrics');
  const given = new Set([...(body as string).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const asked = new Set(rules.flatMap(({ expr }) => expr.match(/\bav_\w+/g) ?? []));
  expect(asked.size).toBeGreaterThan(8);
  for (const name of asked) expect([...given], name).toContain(name.replace(/_(count|sum|bucket)$/, ''));
});

it.skipIf(promtool === undefined)('is a file that Prometheus takes', async () => {
  await promisify(execFile)(promtool ?? '', ['check', 'rules', FILE]);
});
