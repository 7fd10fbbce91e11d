import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { hasOfficeSession } from '../../features/staff-login/staff-login.api.ts';
import { onUnauthenticated } from '../../lib/unauthenticated.ts';
import { endSession } from './end-session.ts';
import { createOfficeQueries } from './office-queries.ts';

/** Around every office page. Whatever the server says with a 401 ends it: the login stands there again. */
export function OfficeSession({ children }: { children: ReactNode }) {
  const [queries] = useState(createOfficeQueries);
  useEffect(() => onUnauthenticated(endSession), []);
  useEffect(() => {
    // The cookie may be gone while this browser still remembers the login. No answer proves nothing.
    hasOfficeSession()
      .then((isLoggedIn) => isLoggedIn || endSession())
      .catch((error: unknown) => console.debug('office session not checked', error));
  }, []);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
