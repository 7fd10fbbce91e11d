import { Inbox, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '../../../ui/States.tsx';
import type { ListCriteria } from '../inbox-store/inbox.api.ts';
import type { ChatList } from '../inbox-store/use-chat-list.ts';
import styles from './ChatList.module.css';

/** How far below the edge the next page is fetched, so that a steady scroll never meets the end. */
const PREFETCH_MARGIN = '600px';

const NAME_WIDTHS = ['46%', '62%', '38%', '55%', '50%', '42%', '66%', '48%'];

/** The list's own shape, grey. */
export function SkeletonRows() {
  const { t } = useTranslation('inbox');
  return (
    <div role="status">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {NAME_WIDTHS.map((width) => (
        <div key={width} className={styles.skeleton} aria-hidden="true">
          <Skeleton width={width} height="18px" />
          <Skeleton width="88%" height="14px" />
        </div>
      ))}
    </div>
  );
}

export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <ErrorState title={t('list.failed')} onRetry={onRetry}>
      {errorText(error, '')}
    </ErrorState>
  );
}

export function NoChats({ criteria, onShowAll }: { criteria: ListCriteria; onShowAll: () => void }) {
  const { t } = useTranslation('inbox');
  const { filter, q } = criteria;
  const kind = criteria.only.at(-1) ?? (criteria.labels.length > 0 ? 'labels' : filter);
  const showAll = (
    <Button tone="secondary" onClick={onShowAll}>
      {t('empty.showAll')}
    </Button>
  );
  if (q) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('empty.search', { query: q })}
        action={showAll}
      >
        {t('empty.searchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox aria-hidden="true" />}
      title={t(`empty.${kind}`)}
      action={kind === 'ALL' ? undefined : showAll}
    >
      {t(`empty.${kind}Text`)}
    </EmptyState>
  );
}

/** The foot of the list: fetches the next page when it comes near, says when there is none. */
export function EndOfList({ list }: { list: ChatList }) {
  const { t } = useTranslation('inbox');
  const foot = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(() => {
    if (!list.moreFailed) list.loadMore();
  });
  // A page of rows that are all hidden leaves the foot in sight: the number of rows re-arms the observer.
  const rows = list.chats.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-observing is what makes it look again
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) handleNear();
      },
      { root: element.parentElement, rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows, list.isLoadingMore, list.hasMore]);

  return (
    <div ref={foot} className={styles.foot}>
      {list.moreFailed ? (
        <Button tone="quiet" onClick={list.retry}>
          {t('list.moreFailed')}
        </Button>
      ) : list.hasMore ? (
        <span role="status">{t('list.loadingMore')}</span>
      ) : rows > 8 ? (
        t('list.end')
      ) : null}
    </div>
  );
}
