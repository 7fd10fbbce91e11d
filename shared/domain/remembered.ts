/** Texts that are kept; then all are forgotten at once. */
const KEPT = 2000;

/** A function of a text that does its work once for each: what is typed is asked anew with every letter. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      if (known.size === KEPT) known.clear();
      answer = work(text);
      known.set(text, answer);
    }
    return answer;
  };
}
