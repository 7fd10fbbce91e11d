/**
 * For what components read with `use`. React draws a component that waited once more and counts on the same calls in the
 * same order, so `use` is called with the same promise whether its value has come or not: with `if (!isHere) use(promise)`
 * the next hook failed now and then ("Update hook called on initial render", error 467). A promise that came before anybody
 * read it would make its first reader wait all the same; the marks, which are React's own, tell that it need not.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
