import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { STORED, useStored, writeStored } from '../../lib/local-store.ts';
import { type Farmer, fetchMe, logOut } from './accounts.api.ts';

const ME = ['accounts', 'me'] as const;

export interface FarmerSession {
  /**
   * `unknown` until the first answer, unless this device remembers who was here: he is taken at its word until
   * the server says otherwise, so that his thread opens before, and without, the network. `unreachable`: somebody
   * was logged in here, nothing more is known of him, and there is no line to ask on.
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

/**
 * Who is logged in at /farmers. A failed lookup is ignored, as the specification asks: a browser that has
 * never been logged in shows the login.
 */
export function useFarmerSession(): FarmerSession {
  const client = useQueryClient();
  const remembered = useRememberedFarmer();
  const mobile = useStored(STORED.farmerMobile);
  const { data, isPending, isError } = useQuery({
    queryKey: ME,
    queryFn: async ({ signal }) => {
      const farmer = await fetchMe(signal);
      remember(farmer);
      return farmer;
    },
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const farmer = data === undefined ? remembered : data;

  function forget(): void {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== ME[0] });
    client.setQueryData<Farmer | null>(ME, null);
    remember(null);
  }

  function phaseOf(): FarmerSession['phase'] {
    if (farmer) return 'in';
    if (isPending) return 'unknown';
    return isError && mobile ? 'unreachable' : 'out';
  }

  return {
    phase: phaseOf(),
    farmer,
    refresh: () => client.invalidateQueries({ queryKey: ME }),
    patch(change) {
      const changed = client.setQueryData<Farmer | null>(ME, (known) => {
        const before = known === undefined ? remembered : known;
        return before && { ...before, ...change };
      });
      if (changed) remember(changed);
    },
    forget,
    async logOut() {
      await logOut();
      writeStored(STORED.farmerMobile, null);
      forget();
    },
  };
}

/** As this device last knew him; null on the server and while the prerendered page wakes up. */
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
