import { PLANT_PARTS, type PlantPart } from './crop-pages.ts';

/** What the three taps (crop, part, sign) need of a trouble. */
export interface SignedProblem {
  id: string;
  /** Where it is seen, the first place first. */
  parts: readonly PlantPart[];
  /** The troubles of the same crop that its page tells it apart from. */
  alike: readonly string[];
}

/** More than these nobody compares with a plant in the hand. */
export const MOST_CANDIDATES = 3;

/** The parts of a crop on which something is seen, in the order one looks. */
export const partsOf = (problems: readonly Pick<SignedProblem, 'parts'>[]): PlantPart[] =>
  PLANT_PARTS.filter((part) => problems.some(({ parts }) => parts.includes(part)));

/** What is seen on a part: first what is seen there before it is seen elsewhere. */
export function signsOn<Problem extends Pick<SignedProblem, 'parts'>>(
  problems: readonly Problem[],
  part: PlantPart,
): Problem[] {
  const here = problems.filter(({ parts }) => parts.includes(part));
  return here.toSorted((one, other) => one.parts.indexOf(part) - other.parts.indexOf(part));
}

/** What a sign may be: the trouble it belongs to, then those taken for it. Nothing for a sign the crop has not. */
export function candidatesFor<Problem extends SignedProblem>(
  problems: readonly Problem[],
  sign: string,
): Problem[] {
  const own = problems.find(({ id }) => id === sign);
  if (!own) return [];
  const named = own.alike.flatMap((key) => problems.find(({ id }) => id === key) ?? []);
  const naming = problems.filter(({ alike }) => alike.includes(sign));
  return [...new Set([own, ...named, ...naming])].slice(0, MOST_CANDIDATES);
}

/** Pairs of candidates that no page tells apart: for those the doctor is asked. */
export function untoldPairs<Problem extends SignedProblem>(
  candidates: readonly Problem[],
): (readonly [Problem, Problem])[] {
  return candidates.flatMap((one, at) =>
    candidates
      .slice(at + 1)
      .filter((other) => !one.alike.includes(other.id) && !other.alike.includes(one.id))
      .map((other) => [one, other] as const),
  );
}
