import MiniSearch from 'minisearch';
import { use } from 'react';
import { findPlaces } from '#shared/domain/guide/guide-find.ts';
import { GUIDE_SEARCH, type GuidePlace, placePath } from '#shared/domain/guide/guide-search.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './Search.module.css';
import { SearchCards } from './SearchCards.tsx';
import { answersTo, hasCard, type SearchAnswers } from './search-answers.ts';

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
  const { t } = useTranslation('guidesearch');
  const answers = answersTo(query);
  const index = use(fetchIndex(address));
  const hits = index ? findPlaces(index, answers.asked).slice(0, MOST_HITS) : [];
  return (
    <>
      <SearchCards query={query} answers={answers} />
      {index ? (
        <p role="status" className={styles.count}>
          {hits.length > 0
            ? t('found', { count: hits.length })
            : isAnswered(answers)
              ? null
              : t('none', { query })}
        </p>
      ) : (
        <p role="alert">{t('failed')}</p>
      )}
      <ul className={styles.hits}>
        {hits.map(({ id, slug, anchor, title, chapter, snippet }) => (
          <li key={id}>
            <SiteLink
              to={`${placePath(slug)}${anchor ? `#${anchor}` : ''}`}
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

const isAnswered = ({ isEmergency, product, isUnknownBan }: SearchAnswers) =>
  isEmergency || hasCard(product) || isUnknownBan;

/** Null when it cannot be fetched; the next letter tries again. */
export function fetchIndex(address: string): Promise<Index | null> {
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
