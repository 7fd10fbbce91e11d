import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readStored, STORED, writeStored } from '../../../lib/device/local-store.ts';
import { useStored } from '../../../lib/device/use-stored.ts';
import { speakAs } from '../../../lib/http.ts';
import { type Farmer, fetchMe, logOut } from './identity.api.ts';

export interface FarmerSession {
  /**
   * `unknown` until the first answer, unless this device remembers who was here: the device is taken at its word until
   * the server says otherwise, so that their thread opens before, and without, the network. `unreachable`: somebody
   * was logged in here, nothing more is known of them, and there is no line to ask on.
   */
  phase: 'unknown' | 'unreachable' | 'out' | 'in';
  farmer: Farmer | null;
  /** Asks the server again: after a login, or when something the account says may have changed. */
  refresh: () => Promise<void>;
  /** Takes over what another part of the screen has learnt about this farmer. */
  patch: (change: Partial<Farmer>) => void;
  /** The session turned out to be over. */
  forget: () => void;
  logOut: () => Promise<void>;
}

/** What the server last said: undefined before its first answer, null for a stranger. */
type Answer = Farmer | null | undefined;

/**
 * Who is logged in at /farmers. A failed lookup is ignored, as the specification asks: a browser that has
 * never been logged in shows the login.
 */
export function useFarmerSession(): FarmerSession {
  const remembered = useRememberedFarmer();
  const mobile = useStored(STORED.farmerMobile);
  const [answer, setAnswer] = useState<Answer>(undefined);
  const [unreached, setUnreached] = useState(false);
  // Without the number another tab has logged out, with another's it has logged them in: whoever this page was opened
  // for, nobody but the one whose number is here reads on.
  const farmer = [answer, remembered].find((each) => each?.mobile === mobile) ?? null;
  // As `speakerOf` has it: a number needs none of what it does to an e-mail.
  const speaker = farmer && `farmer:${farmer.mobile}`;
  useLayoutEffect(() => {
    speakAs(speaker ?? '');
    return () => speakAs('');
  }, [speaker]);
  const asked = useRef(0);

  function settle(next: Farmer | null): void {
    // Whatever is still under way is older than this.
    asked.current += 1;
    remember(next);
    setAnswer(next);
  }

  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const before = readStored(STORED.farmerMobile);
    try {
      const next = await fetchMeTwice();
      if (turn !== asked.current) return;
      // Another tab logged somebody in or out meanwhile: this may be an answer about the one before.
      if (readStored(STORED.farmerMobile) !== before) return refresh();
      remember(next);
      setUnreached(false);
      setAnswer(next);
    } catch {
      if (turn === asked.current) setUnreached(true);
    }
  }, []);

  useEffect(() => void refresh(), [refresh]);

  function phaseOf(): FarmerSession['phase'] {
    if (farmer) return 'in';
    if (answer === undefined && !unreached) return 'unknown';
    return answer === undefined && mobile ? 'unreachable' : 'out';
  }

  return {
    phase: phaseOf(),
    farmer,
    refresh,
    patch(change) {
      if (farmer) settle({ ...farmer, ...change });
    },
    forget() {
      // The lookup under way says who it is, if anybody: what this page remembers may be the farmer before.
      if (answer === undefined && !unreached) return;
      const here = readStored(STORED.farmerMobile);
      // What another tab keeps of the next one is theirs.
      if (here === null || here === mobile) settle(null);
      else setAnswer(null);
    },
    async logOut() {
      await logOut();
      writeStored(STORED.farmerMobile, null);
      settle(null);
    },
  };
}

/** The first call of a page often falls into the moment a phone changes networks: one more try is worth it. */
async function fetchMeTwice(): Promise<Farmer | null> {
  try {
    return await fetchMe();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return fetchMe();
  }
}

/** As this device last knew them; null on the server and while the prerendered page wakes up. */
function useRememberedFarmer(): Farmer | null {
  const stored = useStored(STORED.farmerAccount);
  return useMemo(() => {
    try {
      return stored === null ? null : (JSON.parse(stored) as Farmer);
    } catch {
      return null;
    }
  }, [stored]);
}

function remember(farmer: Farmer | null): void {
  if (farmer) writeStored(STORED.farmerMobile, farmer.mobile);
  writeStored(STORED.farmerAccount, farmer && JSON.stringify(farmer));
}
