import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { OfficeMeAnswer } from '#shared/contract/identity.ts';
import { speakerOf } from '#shared/speaker.ts';
import { closeOutboxes } from '../../features/chat/outbox/use-send-message.ts';
import { readOffice } from '../../features/identity/office/staff-login.api.ts';
import { Abilities, OwnId } from '../../lib/abilities.ts';
import { HttpError, speakAs } from '../../lib/http.ts';
import { officeOwners, rememberedPerson } from '../../lib/office/remembered-person.ts';
import { connectSocket } from '../../lib/socket.ts';
import { onUnauthenticated } from '../../lib/unauthenticated.ts';
import { endSession } from './use-logout.ts';

const MAX_RETRIES = 2;

type Office = OfficeMeAnswer['office'];

/**
 * Around every office page. Whatever the server says with a 401 ends it: the login stands there again. What the login
 * may do is known below.
 */
export function OfficeSession({ children }: { children: ReactNode }) {
  const [queries] = useState(createOfficeQueries);
  const [office, setOffice] = useState<Office>(null);
  useSpeaker();
  useEffect(() => {
    // The cookie may be gone while this browser still remembers the login. No answer proves nothing.
    const look = () =>
      readOffice()
        .then((found) => (found ? setOffice(found) : endSession()))
        .catch((error: unknown) => console.debug('office session not checked', error));
    void look();
    // Roles that changed, and an account that was closed, cut the line: the page asks what it may do now.
    const line = connectSocket('office');
    line.onConnection((isUp) => {
      if (!isUp) void look();
    });
    return () => line.release();
  }, []);
  return (
    <Abilities value={office?.abilities ?? null}>
      <OwnId value={office?.id ?? null}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </OwnId>
    </Abilities>
  );
}

/**
 * Whatever another tab does, this page speaks for the one it was opened for, behind the login too until the next one is
 * here: what it still asks once somebody else is logged in is refused, and what it holds unsent waits for its writer.
 */
function useSpeaker(): void {
  const [person] = useState(rememberedPerson);
  useLayoutEffect(() => {
    speakAs(speakerOf('admin', person));
    closeOutboxes((owner) => owner.startsWith('admin:') && !owner.startsWith(officeOwners(person)));
  }, [person]);
  // The next one's login is not this page's to end.
  useEffect(
    () => onUnauthenticated(() => (rememberedPerson() === person ? endSession() : location.reload())),
    [person],
  );
}

/** The office's query cache. A 401 is not its business: the desk hears of every one by itself. */
function createOfficeQueries(): QueryClient {
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
