import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Capability } from '#shared/domain/capabilities.ts';
import { readOffice } from '../../features/identity/office/staff-login.api.ts';
import { Abilities } from '../../lib/abilities.ts';
import { onUnauthenticated } from '../../lib/unauthenticated.ts';
import { endSession } from './end-session.ts';
import { createOfficeQueries } from './office-queries.ts';

/**
 * Around every office page. Whatever the server says with a 401 ends it: the login stands there again. What the login
 * may do is known below.
 */
export function OfficeSession({ children }: { children: ReactNode }) {
  const [queries] = useState(createOfficeQueries);
  const [abilities, setAbilities] = useState<Capability[] | null>(null);
  useEffect(() => onUnauthenticated(endSession), []);
  useEffect(() => {
    // The cookie may be gone while this browser still remembers the login. No answer proves nothing.
    readOffice()
      .then((office) => (office ? setAbilities(office.abilities) : endSession()))
      .catch((error: unknown) => console.debug('office session not checked', error));
  }, []);
  return (
    <Abilities value={abilities}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Abilities>
  );
}
