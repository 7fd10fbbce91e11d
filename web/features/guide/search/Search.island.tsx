import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Loading } from '../../../ui/States.tsx';
import { SearchBox } from './SearchBox.tsx';

const load = () => import('./SearchResults.tsx');
const Results = lazy(async () => ({ default: (await load()).SearchResults }));

/** Looks through all chapters on the phone itself. The index comes when the box is first touched, before anything is typed. */
export function Search({ address }: { address: string }) {
  const { t } = useTranslation('guide');
  const [query, setQuery] = useState('');
  // In the same frame as the letter: on a slow phone to draw two costs more than the answer.
  const settled = query.trim();
  useEffect(() => {
    load()
      .then(({ fetchIndex }) => fetchIndex(address))
      .catch((error: unknown) => console.debug('search comes with the first word', error));
  }, [address]);
  return (
    <SearchBox
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      value={query}
      onChange={setQuery}
    >
      {settled.length > 1 ? (
        <Suspense fallback={<Loading />}>
          <Results address={address} query={settled} onChosen={() => setQuery('')} />
        </Suspense>
      ) : null}
    </SearchBox>
  );
}

export default {
  name: 'Search',
  wake: 'use',
  words: ['guide'],
  Component: Search,
} satisfies ReactIsland<{ address: string }>;
