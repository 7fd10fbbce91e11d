import type { QueryClient } from '@tanstack/react-query';
import { TOP } from './chat-list-cache.ts';
import type { ListCriteria } from './inbox.api.ts';

/** How the pages of one list hang together, also those no longer in memory. */
export interface ListPlaces {
  /** The page behind `cursor` came, and names the one after it. */
  follow: (cursor: string, next: string | null) => void;
  /** The cursor of the page above; undefined at the top. */
  before: (cursor: string) => string | undefined;
  /** How many pages lie above it. */
  depth: (cursor: string) => number;
}

interface Place {
  before: string;
  depth: number;
}

const known = new WeakMap<QueryClient, Map<string, Map<string, Place>>>();

/**
 * A cursor leads downwards only; whoever scrolls back up needs the way they came. A few dozen bytes a page, kept as
 * long as the office's cache.
 */
export function placesOf(client: QueryClient, criteria: ListCriteria): ListPlaces {
  const lists = known.get(client) ?? new Map<string, Map<string, Place>>();
  known.set(client, lists);
  const name = JSON.stringify(criteria);
  const places = lists.get(name) ?? new Map<string, Place>();
  lists.set(name, places);
  const depth = (cursor: string) => places.get(cursor)?.depth ?? 0;
  return {
    follow(cursor, next) {
      if (next !== null) places.set(next, { before: cursor, depth: depth(cursor) + 1 });
    },
    before: (cursor) => (cursor === TOP ? undefined : places.get(cursor)?.before),
    depth,
  };
}
