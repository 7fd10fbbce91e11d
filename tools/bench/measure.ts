import { type Figure, summarise } from './figure.ts';

/** One call after the other, each timed from asking to having the whole answer. */
export async function timeEach<T>(
  inputs: readonly T[],
  call: (input: T) => Promise<unknown>,
): Promise<number[]> {
  const samples: number[] = [];
  for (const input of inputs) {
    const begun = performance.now();
    await call(input);
    samples.push(performance.now() - begun);
  }
  return samples;
}

/** A figure of calls beside the same inputs put to the bare engine. Both are run once before, unmeasured. */
export async function compare<T>(
  name: string,
  inputs: readonly T[],
  calls: { product: (input: T) => Promise<unknown>; floor?: (input: T) => Promise<unknown>; target?: number },
): Promise<Figure> {
  const warmUp = inputs.slice(0, 3);
  await timeEach(warmUp, calls.product);
  const product = await timeEach(inputs, calls.product);
  const figure: Figure = { name, ...summarise(product), unit: 'ms', samples: inputs.length };
  if (calls.target !== undefined) figure.target = calls.target;
  if (!calls.floor) return figure;
  await timeEach(warmUp.slice(0, 1), calls.floor);
  // The plain statement may take seconds where the product does not: each input once is enough of it.
  const { p50, p95 } = summarise(await timeEach(floorInputs(inputs), calls.floor));
  return { ...figure, floor: { p50, p95 } };
}

function floorInputs<T>(inputs: readonly T[]): readonly T[] {
  const distinct = [...new Set(inputs)];
  return distinct.length === 1 ? inputs : distinct;
}

export function repeat<T>(times: number, value: T): T[] {
  return Array.from({ length: times }, () => value);
}
