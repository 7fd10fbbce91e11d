import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMemoryFolder } from './memory-folder.mjs';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'av-memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

const isLinux = process.platform === 'linux';
const little = { room: 1, memory: 1 };

it.runIf(isLinux)('is anybody’s to write to, as /tmp is, and what a killed run left is removed', () => {
  const { pid: gone } = spawnSync('true');
  const running = `av-agro-run-${process.ppid}-abcdef`;
  for (const name of [`av-agro-run-${gone}-abcdef`, running, 'of-another']) mkdirSync(join(memory, name));
  const folder = makeMemoryFolder(memory, little) ?? '';
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(readdirSync(memory).sort()).toEqual([running, basename(folder), 'of-another'].sort());
});

it('is none where there is little room, little memory, or no such place', () => {
  expect(makeMemoryFolder(memory, { ...little, room: 1e18 })).toBeUndefined();
  expect(makeMemoryFolder(memory, { ...little, memory: 1e18 })).toBeUndefined();
  expect(makeMemoryFolder(join(memory, 'none'), little)).toBeUndefined();
  expect(readdirSync(memory)).toEqual([]);
});
