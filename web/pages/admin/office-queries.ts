import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from '../../lib/http.ts';

const MAX_RETRIES = 2;

/** The office's query cache. `onSessionLost` is called on every 401: the login behind this page is over. */
export function createOfficeQueries(onSessionLost: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) onSessionLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
