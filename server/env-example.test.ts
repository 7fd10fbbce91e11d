import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** .env.example is copied to .env, to /etc/av-agro.env and to deploy/av-agro.env: three readers with rules of their own. */
let example: string;
beforeAll(async () => {
  example = await readFile(path.join(import.meta.dirname, '../.env.example'), 'utf8');
});

it('copied as it is, it changes nothing', () => {
  expect(parseEnv(example)).toEqual({});
  expect(asSystemd(example)).toEqual({});
});

it('every line says the same to systemd, to Docker and to Node once its # is taken away', () => {
  const opened = example.replace(/^#([A-Z][A-Z0-9_]*=)/gm, '$1');
  const read = asSystemd(opened);
  expect(Object.keys(read).length).toBeGreaterThan(40);
  expect(parseEnv(opened)).toEqual(read);
  expect(asCompose(opened)).toEqual(read);
});

it('what stands behind = is what holds without the line', () => {
  const opened = asSystemd(example.replace(/^#([A-Z][A-Z0-9_]*=.+)/gm, '$1'));
  expect(readConfig(opened)).toEqual(readConfig({}));
});

/** EnvironmentFile= of systemd.exec(5): a remark is a line of its own, quotes around a value fall away. */
function asSystemd(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes('=') && !/^\s*[#;]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), unquoted(line.slice(line.indexOf('=') + 1))]),
  );
}

/** env_file of Compose: a # after a blank ends an unquoted value, ${NAME} and $NAME are filled in. */
function asCompose(text: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asSystemd(text)).map(([name, value]) => [
      name,
      value.replace(/\s#.*$/, '').replace(/\$\{?\w+\}?/g, ''),
    ]),
  );
}

const unquoted = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, '$2');
