import { describe, expect, it } from 'vitest';
import { ACTIVES } from '#content/agronomy/actives.ts';
import { PRODUCTS } from '#content/agronomy/claims.ts';
import { MIX_PLACES, type NEVER_TOGETHER } from '#content/agronomy/mixing.ts';
import { MIXING_ORDER } from '#shared/domain/agronomy/mixing-order.ts';
import { judgeMix, type RedReason } from '#shared/domain/agronomy/tank-mix.ts';
import { MIX_PRODUCTS, type MixProductId } from './mix-products.ts';

const find = (id: MixProductId) => {
  const found = MIX_PRODUCTS.find((product) => product.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** Kinds of the list that are an active of the table, under another name there where it is shortened. */
const ACTIVE_OF: Partial<Record<MixProductId, string>> = {
  lambda: 'lambda-cyhalothrin',
  copper: 'copper-oxychloride',
  neem: 'azadirachtin',
};
const activeOf = (id: MixProductId) => ACTIVE_OF[id] ?? id;

describe('the products of the tank-mix tool', () => {
  const ofTheTable = MIX_PRODUCTS.filter(({ id }) => ACTIVES[activeOf(id)]?.group);

  it('bear the group and a formulation of the one table', () => {
    expect(ofTheTable.length).toBeGreaterThan(13);
    for (const { id, code, groups } of ofTheTable.map((each) => ({ groups: [], ...each }))) {
      const active = activeOf(id);
      expect(groups, id).toEqual([ACTIVES[active]?.group?.code]);
      const sold = Object.values(PRODUCTS).filter(({ parts }) => parts[0]?.active === active);
      expect(
        sold.map(({ formulation }) => formulation),
        id,
      ).toContain(code);
    }
  });
});

describe('what must never meet', () => {
  const pairs: Record<keyof typeof NEVER_TOGETHER, [MixProductId, MixProductId]> = {
    'bordeaux-alone': ['bordeaux', 'emamectin'],
    'copper-burn': ['copper', 'mancozeb'],
    'sulphur-oil': ['sulphur', 'neem'],
    'kills-microbe': ['trichoderma', 'copper'],
    'calcium-solid': ['calcium', 'zinc'],
    'metal-solid': ['zinc', 'npk'],
    'herbicide-apart': ['herbicide', 'emamectin'],
    'same-group': ['imidacloprid', 'thiamethoxam'],
    'regulator-apart': ['naa', 'boron'],
    alkaline: ['boron', 'sticker'],
  };

  it.each(Object.entries(pairs))('%s: the tool refuses what the chapter forbids', (reason, [one, other]) => {
    const verdict = judgeMix([find(one), find(other)], { ph: reason === 'alkaline' ? 8 : 6 });
    expect(verdict.reasons).toContain(reason as RedReason);
    expect(verdict.colour).toBe('red');
  });

  it('goes in by as many places as the chapter names', () => {
    expect(MIX_PLACES).toHaveLength(MIXING_ORDER.length);
  });
});
