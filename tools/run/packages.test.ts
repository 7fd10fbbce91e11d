import { expect, it } from 'vitest';
import { lockFaults } from './packages.mjs';

const faultsOf = (entry: object) =>
  lockFaults({ '': {}, 'node_modules/thing': { integrity: 'sha512-abc', ...entry } });

it.each([
  ['no hash', { integrity: undefined }],
  ['a hash that can be forged', { integrity: 'sha1-abc' }],
  ['another origin than the registry', { resolved: 'https://evil.example/thing.tgz' }],
  ['a git address', { resolved: 'git+ssh://git@github.com/a/b.git' }],
])('refuses a locked package with %s', (_what, entry) => {
  expect(faultsOf(entry)).toHaveLength(1);
});

it('takes what has a hash, and what npm fills in on another machine', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ integrity: undefined, optional: true, os: ['darwin'] })).toEqual([]);
});
