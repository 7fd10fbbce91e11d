import { describe, expect, it } from 'vitest';
import { reasonsWithout } from './reasons.ts';

const SAID = {
  'bees.0': 'after sunset',
  'bees.1': 'no hives near',
  'water.2': 'a dry field',
  unsure: 'photo',
};

describe('the reasons of a plan that a line is taken out of', () => {
  it('go with it, and those of the lines behind it move up', () => {
    expect(reasonsWithout(SAID, 0)).toEqual({
      'bees.0': 'no hives near',
      'water.1': 'a dry field',
      unsure: 'photo',
    });
    expect(reasonsWithout(SAID, 2)).toEqual({
      'bees.0': 'after sunset',
      'bees.1': 'no hives near',
      unsure: 'photo',
    });
  });

  it('are asked again where they were about more than one line', () => {
    const reasons = {
      'delicate-mix.0': 'tried in a jar',
      'too-soon.1': 'it rained',
      'bees.0': 'after sunset',
    };
    expect(reasonsWithout(reasons, 2)).toEqual({ 'bees.0': 'after sunset' });
  });
});
