import MiniSearch from 'minisearch';
import { use } from 'react';
import { GUIDE_SEARCH, type GuidePlace } from '#shared/domain/guide-search.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/site-links.tsx';
import styles from './Search.module.css';

const MOST_HITS = 12;

type Index = MiniSearch<GuidePlace>;
const indexes = new Map<string, Promise<Index | null>>();

interface SearchResultsProps {
  address: string;
  query: string;
  onChosen: () => void;
}

/** What was found, as one types. */
export function SearchResults({ address, query, onChosen }: SearchResultsProps) {
  const { t } = useTranslation('guide');
  const index = use(fetchIndex(address));
  if (!index) return <p role="alert">{t('search.failed')}</p>;
  const hits = findPlaces(index, query);
  return (
    <>
      <p role="status" className={styles.count}>
        {hits.length === 0 ? t('search.none', { query }) : t('search.found', { count: hits.length })}
      </p>
      <ul className={styles.hits}>
        {hits.map(({ id, slug, anchor, title, chapter, snippet }) => (
          <li key={id}>
            <SiteLink
              to={`/guide/chapter/${slug}${anchor ? `#${anchor}` : ''}`}
              className={styles.hit}
              onClick={onChosen}
            >
              <span className={styles.hitTitle}>{title}</span>
              {anchor ? <span className={styles.chapter}>{chapter}</span> : null}
              <span className={styles.snippet}>{snippet}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All words of the query; when no place has them all, any of them. */
function findPlaces(index: Index, query: string): GuidePlace[] {
  const all = index.search(query);
  const hits = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
  return hits.slice(0, MOST_HITS) as unknown as GuidePlace[];
}

/** Null when it cannot be fetched; the next letter tries again. */
function fetchIndex(address: string): Promise<Index | null> {
  const known = indexes.get(address);
  if (known) return known;
  const fetching = fetch(address)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((json): Index | null => MiniSearch.loadJSON<GuidePlace>(json, GUIDE_SEARCH))
    .catch((error: unknown) => {
      console.debug('no search index', error);
      setTimeout(() => indexes.delete(address));
      return null;
    });
  indexes.set(address, fetching);
  return fetching;
}
