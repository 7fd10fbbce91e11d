import { describe, expect, it } from 'vitest';
import { auditFaults } from './audit.mjs';
import { isAllowed, lockFaults, readLockFaults } from './lock-check.mjs';

const HASH = 'sha512-abc';
const none = () => undefined;
const faultsOf = (entry: object, installed = none) =>
  lockFaults({ '': {}, 'node_modules/thing': { license: 'MIT', integrity: HASH, ...entry } }, {}, installed);

describe('the lockfile', () => {
  it('of this repository keeps the policy', () => {
    const { packages, faults } = readLockFaults();
    expect(faults).toEqual([]);
    expect(packages).toBeGreaterThan(300);
  });

  it.each([
    ['an install script nobody looked at', { hasInstallScript: true }],
    ['no hash', { integrity: undefined }],
    ['a hash that can be forged', { integrity: 'sha1-abc' }],
    ['another origin than the registry', { resolved: 'https://evil.example/thing.tgz' }],
    ['a git address', { resolved: 'git+ssh://git@github.com/a/b.git' }],
    ['terms that ask for our sources', { license: 'AGPL-3.0' }],
    ['no terms at all', { license: undefined }],
    ['terms for other packages only', { license: 'MPL-2.0' }],
  ])('is refused with %s', (_what, entry) => {
    expect(faultsOf(entry)).toHaveLength(1);
  });

  it('is fine without, and where the package itself names its terms', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ license: undefined }, () => 'ISC' as never)).toEqual([]);
    expect(faultsOf({ integrity: undefined, license: undefined, optional: true, os: ['darwin'] })).toEqual(
      [],
    );
  });

  it('may not let more scripts run than the policy', () => {
    expect(lockFaults({}, { node: true }, none)).toEqual([]);
    expect(lockFaults({}, { node: true, thing: true }, none)).toHaveLength(1);
  });

  it('reads terms that are joined', () => {
    expect(isAllowed('(MIT AND Zlib)')).toBe(true);
    expect(isAllowed('AGPL-3.0 OR MIT')).toBe(true);
    expect(isAllowed('MIT AND AGPL-3.0')).toBe(false);
  });
});

describe('known faults of packages', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa';
  const report = { a: { name: 'a', via: [{ url, severity: 'low', title: 'Leaks' }, 'b'] } };
  const exception = (until: string) => [{ advisory: 'GHSA-aaaa', why: 'not reachable', until }];
  const now = new Date('2026-11-21T10:00:00Z');

  it('fail, unless excepted and the day has not passed', () => {
    expect(auditFaults(report, [], now)).toEqual(['a: low GHSA-aaaa Leaks']);
    expect(auditFaults(report, exception('2026-11-21'), now)).toEqual([]);
    expect(auditFaults(report, exception('2026-11-20'), now)).toHaveLength(1);
  });

  it('are not excepted for nothing', () => {
    expect(auditFaults({}, exception('2027-01-01'), now)).toHaveLength(1);
  });
});
