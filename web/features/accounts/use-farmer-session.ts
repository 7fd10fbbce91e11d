import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readStored, STORED, writeStored } from '../../lib/local-store.ts';
import { type Farmer, fetchMe, logOut } from './accounts.api.ts';

const ME = ['accounts', 'me'] as const;

export interface FarmerSession {
  /**
   * `unknown` until the first answer: the server knows who this is, the browser only guesses. `unreachable`:
   * somebody was logged in here and there is no line to ask on.
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
  const { data, isPending, isError } = useQuery({
    queryKey: ME,
    queryFn: async ({ signal }) => {
      const farmer = await fetchMe(signal);
      if (farmer) writeStored(STORED.farmerMobile, farmer.mobile);
      return farmer;
    },
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const farmer = data ?? null;

  function forget(): void {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== ME[0] });
    client.setQueryData<Farmer | null>(ME, null);
  }

  function phaseOf(): FarmerSession['phase'] {
    if (isPending) return 'unknown';
    if (farmer) return 'in';
    return isError && readStored(STORED.farmerMobile) ? 'unreachable' : 'out';
  }

  return {
    phase: phaseOf(),
    farmer,
    refresh: () => client.invalidateQueries({ queryKey: ME }),
    patch: (change) =>
      client.setQueryData<Farmer | null>(ME, (known) => (known ? { ...known, ...change } : known)),
    forget,
    async logOut() {
      await logOut();
      writeStored(STORED.farmerMobile, null);
      forget();
    },
  };
}
