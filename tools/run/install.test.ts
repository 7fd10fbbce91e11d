import { expect, it } from 'vitest';
import { isSameTree } from './install.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const b = { version: '2.0.0', integrity: 'sha512-b' };
const foreign = { version: '1.0.0', optional: true };

it('finds nothing to install when node_modules holds what the lockfile lists, save for other platforms', () => {
  const wanted = { '': {}, 'node_modules/a': a, 'node_modules/b': b, 'node_modules/b-win32': foreign };
  expect(isSameTree(wanted, { 'node_modules/a': a, 'node_modules/b': b })).toBe(true);
});

it('installs when a package is missing, of another version or content, or no longer wanted', () => {
  const wanted = { '': {}, 'node_modules/a': a, 'node_modules/b': b };
  expect(isSameTree(wanted, { 'node_modules/a': a })).toBe(false);
  expect(isSameTree(wanted, { 'node_modules/a': a, 'node_modules/b': { ...b, version: '2.0.1' } })).toBe(
    false,
  );
  expect(isSameTree(wanted, { 'node_modules/a': a, 'node_modules/b': { ...b, integrity: 'sha512-x' } })).toBe(
    false,
  );
  expect(isSameTree({ 'node_modules/a': a }, { 'node_modules/a': a, 'node_modules/b': b })).toBe(false);
});
