import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './http.ts';

/** Server reads for one screen. What the server refuses is not asked again; what the line lost is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The browser's own word on being online is often wrong on a phone: ask and see.
        networkMode: 'always',
        retry: (tries, error) =>
          tries < 3 && !(error instanceof HttpError && error.status >= 400 && error.status < 500),
      },
    },
  });
}
