import { describe, expect, it } from 'vitest';
import { readGroups } from './mix-groups.ts';
import { mixProductOf, type UnlistedPack } from './mix-pack.ts';
import { judgeMix, type MixProduct } from './tank-mix.ts';

const pack = (kind: UnlistedPack['kind'], group = '', code: UnlistedPack['code'] = 'EC') =>
  mixProductOf({ id: `${kind}${group}`, kind, code, group });
const PROFENOFOS: MixProduct = { id: 'profenofos', code: 'EC', kind: 'insecticide', groups: ['1B'] };
const COPPER: MixProduct = {
  id: 'copper',
  code: 'WP',
  kind: 'fungicide',
  groups: ['M01'],
  traits: ['copper'],
};
const TRICHODERMA: MixProduct = { id: 'trichoderma', code: 'WP', kind: 'fungicide', traits: ['microbe'] };
const NEEM: MixProduct = { id: 'neem', code: 'EC', kind: 'insecticide', groups: ['UN'], traits: ['oil'] };

describe('a pack that is in no list', () => {
  it.each<[string, string[] | null]>([
    ['M3', ['M03']],
    ['FRAC M 03', ['M03']],
    ['M-03', ['M03']],
    ['group 4a', ['4A']],
    ['4 A', ['4A']],
    [' 28 ', ['28']],
    ['03', ['3']],
    ['16.1', ['16.1']],
    ['೨೮', ['28']],
    ['bm02', ['BM02']],
    ['UN', ['UN']],
    ['', []],
    ['11 + 3', ['11', '3']],
    ['11+3', ['11', '3']],
    ['3 11', ['3', '11']],
    ['3A/4A', ['3A', '4A']],
    ['1 + M03', ['1', 'M03']],
    ['1 M03', ['1', 'M03']],
    ['M03+4', ['M03', '4']],
    ['FRAC M02 & 3', ['M02', '3']],
    ['Group 4A and Group 3A', ['4A', '3A']],
    ['ಗುಂಪು ೧೧ ಮತ್ತು ೩', ['11', '3']],
    ['M01, 24', ['M01', '24']],
    ['113', null],
    ['C3', null],
    ['EC', null],
    ['monocrotophos', null],
  ])('with the group %j belongs to %j', (printed, groups) => expect(readGroups(printed)).toEqual(groups));

  it.each<[string, UnlistedPack['kind'], string, MixProduct]>([
    [
      'strobilurin beside its own ready mix',
      'fungicide',
      '11 + 3',
      { id: 'a', code: 'WG', kind: 'fungicide', groups: ['11'] },
    ],
    [
      'triazole beside a ready mix of it',
      'fungicide',
      '11+3',
      { id: 'a', code: 'EC', kind: 'fungicide', groups: ['3'] },
    ],
    [
      'pyrethroid beside a ZC of it',
      'insecticide',
      '3A+4A',
      { id: 'a', code: 'EC', kind: 'insecticide', groups: ['3A'] },
    ],
    [
      'neonicotinoid beside a ZC of it',
      'insecticide',
      '3A/4A',
      { id: 'a', code: 'WG', kind: 'insecticide', groups: ['4A'] },
    ],
    [
      'carbendazim beside carbendazim with mancozeb',
      'fungicide',
      '1 + M03',
      { id: 'a', code: 'WP', kind: 'fungicide', groups: ['1'] },
    ],
    [
      'mancozeb beside another ready mix of it',
      'fungicide',
      '4 + M03',
      { id: 'a', code: 'WP', kind: 'fungicide', groups: ['M03'] },
    ],
    ['4A beside a bare 4', 'insecticide', '4', { id: 'a', code: 'WG', kind: 'insecticide', groups: ['4A'] }],
    ['a carbamate beside an organophosphate', 'insecticide', '1A', PROFENOFOS],
    [
      'a fungicide inside an insecticide pack',
      'insecticide',
      '4A + M03',
      { id: 'a', code: 'WP', kind: 'fungicide', groups: ['M03'] },
    ],
  ])('is judged by every part: %s', (_, kind, group, other) =>
    expect(judgeMix([pack(kind, group, 'WG'), other])).toMatchObject({
      colour: 'red',
      reasons: expect.arrayContaining(['same-group']),
    }),
  );

  it('brings the enemies of every part with it', () => {
    const reasons = (group: string, other: MixProduct, kind: UnlistedPack['kind'] = 'fungicide') =>
      judgeMix([pack(kind, group, 'WG'), other]).reasons;
    expect(reasons('M03+4', COPPER)).toContain('copper-burn');
    expect(reasons('M02+3', NEEM)).toContain('sulphur-oil');
    expect(reasons('M01+24', TRICHODERMA)).toContain('kills-microbe');
    expect(reasons('28 + M02', NEEM, 'insecticide')).toContain('sulphur-oil');
    // Another part of the list than the same number of the other list.
    expect(reasons('4', { id: 'a', code: 'WG', kind: 'insecticide', groups: ['4A'] })).not.toContain(
      'same-group',
    );
  });

  it('is a mixture by its letters, whatever number stands on it alone', () => {
    expect(judgeMix([pack('insecticide', '3A', 'ZC'), COPPER]).reasons).toContain('unknown');
    expect(judgeMix([pack('insecticide', '3A+4A', 'ZC'), COPPER]).reasons).not.toContain('unknown');
    expect(judgeMix([pack('fungicide', '113', 'WG'), COPPER]).colour).toBe('amber');
  });

  it('is refused beside its own group, whatever it is called', () => {
    expect(judgeMix([pack('insecticide', '1b', 'SP'), PROFENOFOS]).reasons).toContain('same-group');
    expect(judgeMix([pack('insecticide', '28', 'SC'), PROFENOFOS])).toMatchObject({ colour: 'green' });
  });

  it('is known by its group for what it may not meet', () => {
    expect(judgeMix([pack('fungicide', 'M3', 'WP'), COPPER]).reasons).toContain('copper-burn');
    expect(judgeMix([pack('fungicide', 'M1', 'WP'), TRICHODERMA]).reasons).toContain('kills-microbe');
    expect(judgeMix([pack('fungicide', 'M02', 'WG'), NEEM]).reasons).toContain('sulphur-oil');
    expect(judgeMix([pack('insecticide', '11A', 'WP'), COPPER]).reasons).toContain('kills-microbe');
    expect(judgeMix([pack('microbe'), COPPER]).reasons).toContain('kills-microbe');
    expect(judgeMix([pack('herbicide', '2', 'SC'), PROFENOFOS]).reasons).toContain('herbicide-apart');
    expect(judgeMix([pack('regulator'), PROFENOFOS]).reasons).toContain('regulator-apart');
  });

  it('without a group number is never waved through', () => {
    expect(judgeMix([pack('fungicide'), PROFENOFOS])).toMatchObject({
      colour: 'amber',
      reasons: ['two-ec', 'unknown'],
    });
    expect(
      judgeMix([pack('feed'), { id: 'calcium', code: 'feed', kind: 'feed', traits: ['calcium'] }]),
    ).toMatchObject({
      colour: 'amber',
      reasons: ['unknown'],
    });
  });

  it('goes in by its letters', () => {
    const { order } = judgeMix([PROFENOFOS, pack('fungicide', '11', 'WG')]);
    expect(order.map(({ id }) => id)).toEqual(['fungicide11', 'profenofos']);
  });
});
