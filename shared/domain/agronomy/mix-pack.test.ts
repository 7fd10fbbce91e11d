import { describe, expect, it } from 'vitest';
import { mixProductOf, normaliseGroup, type UnlistedPack } from './mix-pack.ts';
import { judgeMix, type MixProduct } from './tank-mix.ts';

const pack = (kind: UnlistedPack['kind'], group = '', code: UnlistedPack['code'] = 'EC') =>
  mixProductOf({ id: `${kind}${group}`, kind, code, group });
const PROFENOFOS: MixProduct = { id: 'profenofos', code: 'EC', kind: 'insecticide', group: '1B' };
const COPPER: MixProduct = { id: 'copper', code: 'WP', kind: 'fungicide', group: 'M01', traits: ['copper'] };
const TRICHODERMA: MixProduct = { id: 'trichoderma', code: 'WP', kind: 'fungicide', traits: ['microbe'] };
const NEEM: MixProduct = { id: 'neem', code: 'EC', kind: 'insecticide', group: 'UN', traits: ['oil'] };

describe('a pack that is in no list', () => {
  it.each([
    ['M3', 'M03'],
    ['FRAC M 03', 'M03'],
    ['group 4a', '4A'],
    [' 28 ', '28'],
    ['03', '3'],
    ['೨೮', '28'],
    ['bm02', 'BM02'],
    ['', ''],
  ])('with the group %j belongs to %j', (printed, group) => expect(normaliseGroup(printed)).toBe(group));

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
