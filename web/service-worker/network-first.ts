/** How long a reader looks at nothing before the kept page is shown instead. */
export const TIMEOUT_MS = 3000;

export interface PageSources {
  network: () => Promise<Response>;
  /** The page as it was last time, if it was kept. */
  kept: () => Promise<Response | undefined>;
  keep: (answer: Response) => Promise<void>;
  /** Lets work go on after the answer was given. */
  goOn: (work: Promise<unknown>) => void;
  timeoutMs?: number;
}

/**
 * The network's page, unless it takes too long, fails, or the server is just restarting, and there is a kept
 * one. Undefined: neither has anything. The network's answer is kept even when it came too late to be shown.
 */
export async function networkFirst(sources: PageSources): Promise<Response | undefined> {
  const { network, kept, keep, goOn, timeoutMs = TIMEOUT_MS } = sources;
  const fresh: Promise<Response | undefined> = network().then(
    (answer) => {
      if (isKeepable(answer)) goOn(keep(answer.clone()).catch(ignore));
      return answer;
    },
    () => undefined,
  );
  goOn(fresh);
  const first = await Promise.race([fresh, pause(timeoutMs)]);
  if (first instanceof Response && !isAway(first)) return first;
  const old = await kept();
  return old ?? (first === LATE ? fresh : first);
}

/** Only a complete page of our own: no error, no redirect, nothing that says it is not to be stored. */
export function isKeepable(answer: Response): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    (answer.headers.get('content-type') ?? '').includes('text/html') &&
    !(answer.headers.get('cache-control') ?? '').includes('no-store')
  );
}

/** What a proxy says while the server behind it is being replaced. */
const isAway = (answer: Response) => [502, 503, 504].includes(answer.status);

const LATE = Symbol('late');
const pause = (ms: number) => new Promise<typeof LATE>((resolve) => setTimeout(() => resolve(LATE), ms));
const ignore = () => undefined;
