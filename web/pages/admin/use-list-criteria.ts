import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CHAT_LIST_FILTERS } from '#shared/contract/chat-list-limits.ts';
import { LABEL_FILTER_MAX } from '#shared/domain/labels.ts';
import type { ListCriteria } from '../../features/chat/inbox-store/inbox.api.ts';
import { NARROWING_NAMES } from '../../features/chat/inbox-store/narrowings.ts';

const FILTER = 'filter';
const ONLY = 'only';
const LABELS = 'labels';
const SEARCH = 'q';

/** Which chats are listed stands in the address beside the open one: Back, a reload and a link keep it. */
export function useListCriteria(): [criteria: ListCriteria, change: (change: Partial<ListCriteria>) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [filter, only, labels, q] = [FILTER, ONLY, LABELS, SEARCH].map((name) => params.get(name) ?? '');
  const criteria = useMemo<ListCriteria>(() => {
    const wanted = only?.split(',');
    return {
      filter: CHAT_LIST_FILTERS.find((each) => each === filter) ?? 'ALL',
      only: NARROWING_NAMES.filter((name) => wanted?.includes(name)),
      labels: readLabels(labels),
      q: q?.slice(0, 200) ?? '',
    };
  }, [filter, only, labels, q]);

  const change = useCallback(
    (changed: Partial<ListCriteria>) =>
      // From the address itself: of two changes before the next render the second would undo the first.
      setParams(withCriteria(new URLSearchParams(window.location.search), changed), { replace: true, state }),
    [setParams, state],
  );
  return [criteria, change];
}

function withCriteria(
  before: URLSearchParams,
  { filter, only, labels, q }: Partial<ListCriteria>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value));
  if (filter !== undefined) put(FILTER, filter === 'ALL' ? '' : filter);
  if (only !== undefined) put(ONLY, only.join(','));
  if (labels !== undefined) put(LABELS, labels.join(','));
  if (q !== undefined) put(SEARCH, q);
  return after;
}

function readLabels(words = ''): number[] {
  const ids = words.split(',').filter((word) => /^[1-9]\d{0,14}$/.test(word));
  return [...new Set(ids.map(Number))].slice(0, LABEL_FILTER_MAX);
}
