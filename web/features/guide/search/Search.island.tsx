import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Loading } from '../../../ui/States.tsx';
import styles from './Search.module.css';

const load = () => import('./SearchResults.tsx');
const Results = lazy(async () => ({ default: (await load()).SearchResults }));

/** Looks through all chapters on the phone itself. The index comes when the box is first touched, before anything is typed. */
export function Search({ address }: { address: string }) {
  const { t } = useTranslation('guide');
  const id = useId();
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query.trim());
  useEffect(() => {
    load()
      .then(({ fetchIndex }) => fetchIndex(address))
      .catch((error: unknown) => console.debug('search comes with the first word', error));
  }, [address]);
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {t('search.label')}
      </label>
      <div className={styles.frame}>
        <SearchIcon aria-hidden="true" className={styles.icon} />
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder={t('search.placeholder')}
          value={query}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {settled.length > 1 ? (
        <Suspense fallback={<Loading />}>
          <Results address={address} query={settled} onChosen={() => setQuery('')} />
        </Suspense>
      ) : null}
    </search>
  );
}

export default {
  name: 'Search',
  wake: 'use',
  words: ['guide'],
  Component: Search,
} satisfies ReactIsland<{ address: string }>;
