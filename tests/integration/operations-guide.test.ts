import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** docs/operations.md is followed to the letter, at night: what it tells to type must be what works. */
const ROOT = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(ROOT, name), 'utf8');

let guide: string;
beforeAll(async () => {
  guide = await read('docs/operations.md');
});

describe('the guide of operations', () => {
  it('types no command by hand that would miss the settings of the service', () => {
    const typed = [...guide.matchAll(/npm run (backup|restore|db:move|audit:verify)[^`]*/g)].map(
      ([line]) => line,
    );
    // Told only to be told apart, and the trial, which reads no settings.
    expect(typed).toEqual(['npm run backup', 'npm run restore -- BACKUP --check']);
    expect(guide.match(/av-agro-run (backup|restore|move) ?/g)?.length).toBeGreaterThan(3);
  });

  it('backs up the old database before the settings name a new one', () => {
    const steps = section('More than one node');
    const places = [
      'systemctl start av-agro-backup',
      'systemctl stop av-agro',
      'Put `DATABASE_URL`',
      'av-agro-run move',
    ];
    const at = places.map((place) => steps.indexOf(place));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });
});

function section(title: string): string {
  return guide.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
}
