import type { AppContext } from '../../server/context.ts';

/** The same context, but its first transaction fails, as for a row that cannot be handled. */
export function failingOnce(ctx: AppContext): AppContext {
  let isBroken = true;
  return {
    ...ctx,
    inTransaction(work) {
      if (!isBroken) return ctx.inTransaction(work);
      isBroken = false;
      return Promise.reject(new Error('a row that cannot be handled'));
    },
  };
}
