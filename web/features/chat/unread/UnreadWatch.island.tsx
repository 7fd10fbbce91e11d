import { lazy, Suspense, useEffect, useState } from 'react';
import type { MeAnswer } from '#shared/contract/identity.ts';
import type { LatestQuoteAnswer } from '#shared/contract/quotes.ts';
import { getJson } from '../../../lib/http.ts';
import type { ReactIsland } from '../../../lib/islands/island.ts';
import type { UnreadOwner } from './unread-rules.ts';
import { useUnreadWatch } from './use-unread-watch.ts';

/**
 * The unread counter on pages other than the chat: asks who is logged in and opens the line only then. Rendered
 * for browsers that have known a farmer; a stranger never fetches this module, nor the line's library.
 */
export function UnreadWatch() {
  const [owner, setOwner] = useState<UnreadOwner | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    fetchOwner(gone.signal)
      .then(setOwner)
      .catch(() => {
        // Failure ignored (specification, the calls it makes): no session, or no line to ask on.
      });
    return () => gone.abort();
  }, []);
  return owner ? <Watch owner={owner} /> : null;
}

/** Outside the chat it is fetched after the line, which may bring an answer. */
const Unsent = lazy(async () => ({ default: (await import('./Unsent.tsx')).Unsent }));

function Watch({ owner }: { owner: UnreadOwner }) {
  useUnreadWatch(owner);
  return (
    <Suspense fallback={null}>
      <Unsent mobile={owner.mobile} />
    </Suspense>
  );
}

async function fetchOwner(signal: AbortSignal): Promise<UnreadOwner | null> {
  const { farmer } = await getJson<MeAnswer>('/auth/me', { signal });
  if (!farmer) return null;
  const chatId = farmer.chat_id ?? (await fetchQuotedChat(farmer.mobile, signal));
  return { mobile: farmer.mobile, chatId };
}

/** The chat of the newest quotation, for accounts that do not name theirs; the number alone will do too. */
async function fetchQuotedChat(mobile: string, signal: AbortSignal): Promise<number | null> {
  return getJson<LatestQuoteAnswer>(`/quotes/latest-by-mobile/${mobile}`, { signal }).then(
    (answer) => answer.chat_id,
    () => null,
  );
}

export default {
  name: 'UnreadWatch',
  wake: 'farmer',
  words: [],
  Component: UnreadWatch,
} satisfies ReactIsland;
