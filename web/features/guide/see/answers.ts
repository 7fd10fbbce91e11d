import type { SeenAnswer } from '#shared/domain/guide/crop-content.ts';

export type Answers = Readonly<Record<string, SeenAnswer>>;

const fetched = new Map<string, Promise<Answers | null>>();

/** The answers of a crop, asked for once. Null when they cannot be fetched; the next time asks again. */
export function answersOf(address: string): Promise<Answers | null> {
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Answers>) : null))
    .catch(() => null)
    .then((answers) => {
      if (answers === null) fetched.delete(address);
      return answers;
    });
  fetched.set(address, asked);
  return asked;
}
