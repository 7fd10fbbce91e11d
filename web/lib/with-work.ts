import { HttpError } from './http.ts';

/** Runs a call; when it is refused until some work is shown (shared/domain/proof-of-work.ts), does it and calls again. */
export async function withWork<T>(call: (work?: string) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof HttpError) || error.work === null) throw error;
    const { solveWork } = await import('#shared/domain/proof-of-work.ts');
    return call(await solveWork(error.work, () => new Promise((resolve) => setTimeout(resolve))));
  }
}
