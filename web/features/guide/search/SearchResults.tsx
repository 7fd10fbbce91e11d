import { use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { placePath } from '#shared/domain/guide/guide-search.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import { type Book, findGuide, readBook } from './find-guide.ts';
import styles from './Search.module.css';
import { SearchCards } from './SearchCards.tsx';
import { answersTo, hasCard, type SearchAnswers } from './search-answers.ts';

const MOST_HITS = 12;
/** As many as a phone shows above its keyboard: the others are drawn when it has time. */
const FIRST_HITS = 2;
const IDLE_MS = 150;

const books = new Map<string, Promise<Book | null>>();

interface SearchResultsProps {
  address: string;
  query: string;
  onChosen: () => void;
}

/** What was found, as one types. */
export function SearchResults({ address, query, onChosen }: SearchResultsProps) {
  const { t } = useTranslation('guidesearch');
  const book = use(fetchIndex(address));
  const { answers, hits } = useMemo(() => {
    const said = answersTo(query);
    return { answers: said, hits: book ? findGuide(book, said).slice(0, MOST_HITS) : [] };
  }, [book, query]);
  usePagePutAway(hits.length > 0);
  const drawn = useIdle(query) ? hits : hits.slice(0, FIRST_HITS);
  return (
    <>
      <SearchCards query={query} answers={answers} />
      {book ? (
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
        {drawn.map(({ id, slug, anchor, title, chapter, snippet }) => (
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

/**
 * While something is found it stands in the place of the page (`data-rest`), which comes back with the empty box: laid out and
 * painted anew below each answer, the page took longer than the answer.
 */
function usePagePutAway(isFound: boolean): void {
  useLayoutEffect(() => {
    const parts = document.querySelectorAll('[data-rest]');
    for (const part of parts) part.toggleAttribute('data-away', isFound);
    return () => {
      for (const part of parts) part.removeAttribute('data-away');
    };
  }, [isFound]);
}

/** Whether the phone has had time since this was asked. */
function useIdle(query: string): boolean {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(setRested, IDLE_MS, query);
    return () => clearTimeout(timer);
  }, [query]);
  return rested === query;
}

const isAnswered = ({ isEmergency, product, isUnknownBan }: SearchAnswers) =>
  isEmergency || hasCard(product) || isUnknownBan;

/** Null when it cannot be fetched; the next letter tries again. */
export function fetchIndex(address: string): Promise<Book | null> {
  const known = books.get(address);
  if (known) return known;
  const fetching = fetch(address)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((json): Book | null => readBook(json))
    .catch((error: unknown) => {
      console.debug('no search index', error);
      setTimeout(() => books.delete(address));
      return null;
    });
  books.set(address, fetching);
  return fetching;
}
