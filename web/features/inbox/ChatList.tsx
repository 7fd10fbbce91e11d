import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/States.tsx';
import styles from './ChatList.module.css';
import { ChatListTools } from './ChatListTools.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import { ChatRows, type RowHands } from './ChatRows.tsx';
import { ALL_CHATS, type ListCriteria } from './inbox.api.ts';
import { EndOfList, FailedList, NoChats, SkeletonRows } from './ListStates.tsx';
import type { HitLink } from './MessageHits.tsx';
import { SearchResults } from './SearchResults.tsx';
import { type ChatList as ChatListState, useChatList } from './use-chat-list.ts';
import { useDebounced } from './use-debounced.ts';
import { isMessageSearch } from './use-message-search.ts';

/** Long enough that a typed word is one question to the server, short enough to feel live. */
const SEARCH_PAUSE_MS = 250;

interface ChatListProps extends Omit<RowHands, 'onMenu'> {
  hitLink: HitLink;
  /** The chat has left the office list by this reader's hand. */
  onDeleted: (chatId: number) => void;
  /** Stands between the tools and the chats. */
  notice?: ReactNode;
}

/** The left column: search, filters and the farmers' chats. */
export function ChatList({ openChatId, chatLink, hitLink, onDeleted, Live, notice }: ChatListProps) {
  const { t } = useTranslation('inbox');
  const [narrowed, setNarrowed] = useState<Omit<ListCriteria, 'q'>>(ALL_CHATS);
  const [search, setSearch] = useState('');
  const [chatsOnlyFor, setChatsOnlyFor] = useState<string | null>(null);
  const [menuFor, setMenuFor] = useState<ChatSummary | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const q = useDebounced(search, search.trim() === '' ? 0 : SEARCH_PAUSE_MS).trim();
  const criteria = useMemo(() => ({ ...narrowed, q }), [narrowed, q]);
  const list = useChatList(criteria, openChatId);
  const showsMessages = isMessageSearch(q) && chatsOnlyFor !== q;
  const hands = { openChatId, chatLink, Live, onMenu: setMenuFor };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [criteria, showsMessages]);

  return (
    <section className={styles.column} aria-label={t('list.title')}>
      <ChatListTools
        search={search}
        onSearch={setSearch}
        criteria={narrowed}
        onCriteria={(change) => setNarrowed((before) => ({ ...before, ...change }))}
        counts={list.counts}
      />
      {notice}
      <div ref={scroller} className={styles.scroll} aria-busy={list.phase === 'loading' || list.isStale}>
        {list.phase === 'loading' ? <SkeletonRows /> : null}
        {list.phase === 'failed' ? <FailedList error={list.error} onRetry={list.retry} /> : null}
        {list.phase === 'ready' && showsMessages ? (
          <SearchResults
            q={q}
            list={list}
            hitLink={hitLink}
            onAllChats={() => setChatsOnlyFor(q)}
            {...hands}
          />
        ) : null}
        {list.phase === 'ready' && !showsMessages ? (
          <>
            {isMessageSearch(q) ? <BackToBoth onBack={() => setChatsOnlyFor(null)} /> : null}
            {list.chats.length === 0 && !list.hasMore ? (
              <NoChats
                criteria={criteria}
                onShowAll={() => {
                  setSearch('');
                  setNarrowed(ALL_CHATS);
                }}
              />
            ) : null}
            <ChatRows list={list} scroller={scroller} showsWait={narrowed.sort === 'waiting'} {...hands} />
            <EndOfList list={list} />
          </>
        ) : null}
      </div>
      <SearchReport q={q} list={list} />
      <ChatMenu chat={menuFor} onClose={() => setMenuFor(null)} onDeleted={onDeleted} />
    </section>
  );
}

function BackToBoth({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <div className={styles.heading}>
      <h2>{t('search.chats')}</h2>
      <Button tone="quiet" onClick={onBack}>
        {t('search.both')}
      </Button>
    </div>
  );
}

/** Tells people who hear the page how a search ended. */
function SearchReport({ q, list }: { q: string; list: ChatListState }) {
  const { t } = useTranslation('inbox');
  const isAnswered = q !== '' && list.phase === 'ready' && !list.isStale && !list.hasMore;
  return (
    <div role="status">
      <VisuallyHidden>{isAnswered ? t('list.results', { count: list.chats.length }) : ''}</VisuallyHidden>
    </div>
  );
}
