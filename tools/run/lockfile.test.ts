import { expect, it } from 'vitest';
import { missingEntries } from './lockfile.mjs';

it('finds the packages of other platforms that npm left out, and says what they are for', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64': '2.0.0',
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/darwin-arm64': '2.0.0',
      },
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0', dev: true, optional: true },
  };
  expect(missingEntries(packages)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@tool/darwin-arm64': {
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    },
  });
});

it('looks for a package where Node would, from the innermost node_modules outwards', () => {
  const wants = { version: '1.0.0', optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
  const at = (path: string) =>
    missingEntries({ 'node_modules/a/node_modules/@b/tool': wants, [path]: { version: '1.0.0' } });
  expect(at('node_modules/a/node_modules/@tool/linux-x64')).toEqual({});
  expect(at('node_modules/@tool/linux-x64')).toEqual({});
  expect(Object.keys(at('node_modules/other/node_modules/@tool/linux-x64'))).toEqual([
    'node_modules/@tool/linux-x64',
  ]);
});
