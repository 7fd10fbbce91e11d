import { useQuery, useQueryClient } from '@tanstack/react-query';
import { STORED, writeStored } from '../../lib/local-store.ts';
import { type Farmer, fetchMe, logOut } from './accounts.api.ts';

const ME = ['accounts', 'me'] as const;

export interface FarmerSession {
  /** `unknown` until the first answer: the server knows who this is, the browser only guesses. */
  phase: 'unknown' | 'out' | 'in';
  farmer: Farmer | null;
  /** Asks the server again: after a login, or when something the account says may have changed. */
  refresh: () => Promise<void>;
  /** Takes over what another part of the screen has learnt about this farmer. */
  patch: (change: Partial<Farmer>) => void;
  /** The session turned out to be over. */
  forget: () => void;
  logOut: () => Promise<void>;
}

/** Who is logged in at /farmers. A failed lookup is ignored, as the specification asks: the login shows. */
export function useFarmerSession(): FarmerSession {
  const client = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: ME,
    queryFn: async ({ signal }) => {
      const farmer = await fetchMe(signal);
      if (farmer) writeStored(STORED.farmerMobile, farmer.mobile);
      return farmer;
    },
    networkMode: 'always',
    retry: 1,
    retryDelay: 800,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const farmer = data ?? null;

  function forget(): void {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== ME[0] });
    client.setQueryData<Farmer | null>(ME, null);
  }

  return {
    phase: isPending ? 'unknown' : farmer ? 'in' : 'out',
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
