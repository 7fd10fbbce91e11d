/** What `make` makes, made at the first call and kept; `make`, and what it holds, is let go then. */
export function once<T>(make: () => T): () => T {
  let state: { make: () => T } | { made: T } = { make };
  return () => {
    if ('make' in state) state = { made: state.make() };
    return state.made;
  };
}
