/**
 * What a component reads with `use` where it need not wait. React draws a component that waited once more and counts on
 * the same calls in the same order: `if (!isHere) use(promise)` leaves out the second time what it called the first, and
 * the next hook fails ("Update hook called on initial render", error 467). The marks are React's own: it reads a promise
 * that bears them at once.
 */
export function atHand<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
