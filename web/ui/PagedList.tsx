import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import styles from './desk/DeskList.module.css';
import { Button } from './fields/Button.tsx';
import { ErrorState, Skeleton, VisuallyHidden } from './States.tsx';

/** What a screen needs of a list that is read a page at a time. */
export interface Pages {
  phase: 'loading' | 'failed' | 'ready';
  error: unknown;
  /** What is shown belongs to the former filter. */
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

export function pagesOf(query: UseInfiniteQueryResult<InfiniteData<unknown>>): Pages {
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    isStale: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

interface PagedListProps {
  list: Pages;
  words: { failed: string; more: string };
  loading: ReactNode;
  /** Drawn in the place of rows where there are none. */
  empty: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

/** A list of the office in each of its states, with the way to its next page. */
export function PagedList({ list, words, loading, empty, isEmpty, children }: PagedListProps) {
  return (
    <>
      {list.phase === 'loading' ? loading : null}
      {list.phase === 'failed' ? (
        <ErrorState title={words.failed} onRetry={list.retry}>
          {errorText(list.error, '')}
        </ErrorState>
      ) : null}
      {list.phase === 'ready' && isEmpty ? empty : null}
      {children}
      {list.hasMore ? (
        <div className={styles.foot}>
          <Button tone="secondary" busy={list.isLoadingMore} onClick={list.loadMore}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Rows that are on their way: a short word and a long one, each of these widths. */
export function SkeletonRows({ label, first, widths }: { label: string; first: string; widths: string[] }) {
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {widths.map((width) => (
        <div key={width} className={styles.grey} aria-hidden="true">
          <Skeleton width={first} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
