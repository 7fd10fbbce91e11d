import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useId, useState } from 'react';
import { BANNED_PATH, NAME_KEY } from '#shared/domain/guide/banned-page.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Loading } from '../../../ui/States.tsx';
import search from '../search/Search.module.css';
import { filterList } from './filter-list.ts';

const Answer = lazy(async () => ({ default: (await import('./BannedAnswer.tsx')).BannedAnswer }));

/** Judges a product by its name on the phone itself, narrows the list below to it, and puts it into the address to be shared. */
export function IsItBanned({ rows }: { rows: string }) {
  const { t } = useTranslation('guidesearch');
  const id = useId();
  const [name, setName] = useState('');
  const settled = useDeferredValue(name.trim());
  useEffect(() => setName(nameOfAddress()), []);
  useEffect(() => {
    filterList(settled);
    if (settled !== nameOfAddress()) history.replaceState(history.state, '', addressOf(settled));
  }, [settled]);
  return (
    <search className={search.search}>
      <label htmlFor={id} className={search.label}>
        {t('page.label')}
      </label>
      <div className={search.frame}>
        <SearchIcon aria-hidden="true" className={search.icon} />
        <input
          id={id}
          type="search"
          className={search.input}
          placeholder={t('page.placeholder')}
          value={name}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      {settled.length > 1 ? (
        <Suspense fallback={<Loading />}>
          <Answer name={settled} rows={rows} onMeant={setName} />
        </Suspense>
      ) : null}
    </search>
  );
}

const nameOfAddress = () => new URLSearchParams(location.search).get(NAME_KEY) ?? '';

function addressOf(name: string): string {
  const params = new URLSearchParams(location.search);
  if (name === '') params.delete(NAME_KEY);
  else params.set(NAME_KEY, name);
  return params.size > 0 ? `${BANNED_PATH}?${params}` : BANNED_PATH;
}

export default {
  name: 'IsItBanned',
  wake: 'use',
  words: ['guidesearch'],
  Component: IsItBanned,
} satisfies ReactIsland<{ rows: string }>;
