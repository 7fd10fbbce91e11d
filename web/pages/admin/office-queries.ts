import { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../../lib/http.ts';

const MAX_RETRIES = 2;

/** The office's query cache. A 401 is not its business: the desk hears of every one by itself. */
export function createOfficeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The realtime line says when something changed; a view come back to is still looked at afresh.
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A browser that wrongly believes itself offline must fail visibly, not wait for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
    },
  });
}

/** Asking again helps against a broken line or a restarting server, not against a no. */
function mayPass(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
}
