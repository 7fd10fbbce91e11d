import { expect, it } from 'vitest';
import { findHealthFaults, type HealthFacts, type HealthFault } from './health.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const WELL: HealthFacts = {
  lastGoodAt: ago(1),
  tookMs: 20_000,
  lastTrialAt: ago(20),
  lastCopyAt: ago(1),
  isCopied: true,
  diskFreeBytes: 10_000_000_000,
  upMs: 7_200_000,
  licenceDaysLeft: 61,
  stalePages: 0,
};

it.each<[string, Partial<HealthFacts>, HealthFault[]]>([
  ['all is well', {}, []],
  [
    'no backup yet: its trial and copy are not told beside',
    { lastGoodAt: null, lastTrialAt: null, lastCopyAt: null },
    ['no_backup'],
  ],
  ['no backup yet, in the first hour', { lastGoodAt: null, upMs: 3_000_000 }, []],
  ['three hours are borne', { lastGoodAt: ago(2.9) }, []],
  ['more are not', { lastGoodAt: ago(3.1) }, ['old_backup']],
  ['a backup of twelve minutes comes every two hours', { lastGoodAt: ago(5), tookMs: 720_000 }, []],
  ['a trial two days ago', { lastTrialAt: ago(49) }, ['old_trial']],
  ['never on trial', { lastTrialAt: null }, ['old_trial']],
  ['copies that stopped', { lastCopyAt: ago(13) }, ['old_copy']],
  ['no bucket, no copy to miss', { lastCopyAt: null, isCopied: false }, []],
  ['the disk fills', { diskFreeBytes: 1_999_999_999 }, ['little_disk']],
  ['a licence to be renewed', { licenceDaysLeft: 60 }, ['licence_ends']],
  ['a licence on its last day', { licenceDaysLeft: 0 }, ['licence_ends']],
  ['a licence that has ended', { licenceDaysLeft: -1 }, ['licence_ended']],
  ['no licence at all', { licenceDaysLeft: null }, []],
  ['a page that cannot be drawn', { stalePages: 1 }, ['stale_pages']],
  [
    'everything at once',
    { lastGoodAt: ago(99), lastTrialAt: null, lastCopyAt: null, diskFreeBytes: 0 },
    ['old_backup', 'old_trial', 'old_copy', 'little_disk'],
  ],
])('%s', (_title, facts, faults) => {
  expect(findHealthFaults({ ...WELL, ...facts }, NOW)).toEqual(faults);
});
