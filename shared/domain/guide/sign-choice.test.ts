import { describe, expect, it } from 'vitest';
import type { PlantPart } from './crop-pages.ts';
import { candidatesFor, partsOf, type SignedProblem, signsOn, untoldPairs } from './sign-choice.ts';

const trouble = (id: string, parts: PlantPart[], ...alike: string[]): SignedProblem => ({ id, parts, alike });

const THRIPS = trouble('thrips', ['leaf', 'flower'], 'mite', 'virus');
const MITE = trouble('mite', ['leaf'], 'thrips');
const VIRUS = trouble('virus', ['whole', 'leaf'], 'thrips', 'drift');
const ROT = trouble('rot', ['fruit', 'leaf'], 'virus');
const ALL = [ROT, VIRUS, THRIPS, MITE];

describe('the choice by crop, part and sign', () => {
  it('asks for the parts on which something is seen, in the order one looks', () =>
    expect(partsOf(ALL)).toEqual(['leaf', 'flower', 'fruit', 'whole']));

  it('shows first what is seen on the part before it is seen elsewhere', () => {
    expect(signsOn(ALL, 'leaf').map(({ id }) => id)).toEqual(['thrips', 'mite', 'rot', 'virus']);
    expect(signsOn(ALL, 'root')).toEqual([]);
  });

  it.each([
    ['its own trouble, then what its page tells it apart from', 'thrips', ['thrips', 'mite', 'virus']],
    [
      'also those whose page names it; what is not on the crop is left out',
      'virus',
      ['virus', 'thrips', 'rot'],
    ],
    ['one alone, where nothing is taken for it', 'rot', ['rot', 'virus']],
    ['nothing for a sign the crop has not', 'blast', []],
  ])('names %s', (_, sign, expected) =>
    expect(candidatesFor(ALL, sign).map(({ id }) => id)).toEqual(expected),
  );

  it('never names more than three, each once', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => trouble(id, ['leaf'], 'thrips'));
    const found = candidatesFor([...ALL, ...many], 'thrips').map(({ id }) => id);
    expect(found).toEqual(['thrips', 'mite', 'virus']);
  });

  it('says which two of them no page tells apart', () => {
    expect(untoldPairs([THRIPS, MITE, VIRUS])).toEqual([[MITE, VIRUS]]);
    expect(untoldPairs([ROT, VIRUS])).toEqual([]);
  });
});
