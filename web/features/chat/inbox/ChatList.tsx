import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { VisuallyHidden } from '../../../ui/States.tsx';
import { BeginChat } from '../inbox-actions/BeginChat.tsx';
import { ChatMenu, type ChatMenuAt } from '../inbox-actions/ChatMenu.tsx';
import { ChatRows, type RowActions } from '../inbox-rows/ChatRows.tsx';
import type { HitLink } from '../inbox-search/MessageHits.tsx';
import { SearchResults } from '../inbox-search/SearchResults.tsx';
import { isMessageSearch } from '../inbox-search/use-message-search.ts';
import { ALL_CHATS, isByWait, type ListCriteria } from '../inbox-store/inbox.api.ts';
import { type ChatList as ChatListState, useChatList } from '../inbox-store/use-chat-list.ts';
import { useDebounced } from '../inbox-store/use-debounced.ts';
import styles from './ChatList.module.css';
import { ChatListTools } from './ChatListTools.tsx';
import { EndOfList, FailedList, NoChats, SkeletonRows } from './ListStates.tsx';
import { useListScroll } from './use-list-scroll.ts';

/** Long enough that a typed word is one question to the server, short enough to feel live. */
const SEARCH_PAUSE_MS = 250;

interface ChatListProps extends Omit<RowActions, 'onMenu'> {
  /** A chat the office begins itself. */
  onBegin: (chatId: number) => void;
  criteria: ListCriteria;
  /** Keeps its identity between renders; the page keeps the criteria. */
  onCriteria: (change: Partial<ListCriteria>) => void;
  hitLink: HitLink;
  /** The chat has left the office list, or is to be read later, by this reader's hand. */
  onDeleted: (chatId: number) => void;
  /** Stands beside the button that begins a chat. */
  add?: ReactNode;
  /** What else a search finds, between the chats and the messages. */
  alsoFound?: ((q: string) => ReactNode) | undefined;
  /** A further way to narrow the list, as a sign, and what is chosen of it. */
  more?: ReactNode;
  chosen?: ReactNode;
  /** Stands between the tools and the chats. */
  notice?: ReactNode;
}

/** The left column: search, filters and the farmers' chats. */
export function ChatList(props: ChatListProps) {
  const { openChatId, chatLink, criteria, onCriteria, hitLink, onDeleted, Live, add, notice } = props;
  const { t } = useTranslation('inbox');
  const [chatsOnlyFor, setChatsOnlyFor] = useState<string | null>(null);
  const [menu, setMenu] = useState<ChatMenuAt | null>(null);
  const handleMenu = useCallback<RowActions['onMenu']>((chat, at) => setMenu({ chat, at }), []);
  const scroller = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchText(criteria.q, onCriteria);
  const { q } = criteria;
  const list = useChatList(criteria, openChatId);
  const showsMessages = isMessageSearch(q) && chatsOnlyFor !== q;
  const actions = { openChatId, chatLink, Live, onMenu: handleMenu };

  const showAll = () => {
    setSearch('');
    onCriteria(ALL_CHATS);
  };
  const name = JSON.stringify([criteria, showsMessages]);
  useListScroll(scroller, name, list.phase === 'ready');

  return (
    <section className={styles.column} aria-label={t('list.title')}>
      <ChatListTools
        search={search}
        onSearch={setSearch}
        begin={
          <>
            <BeginChat onOpen={props.onBegin} />
            {add}
          </>
        }
        criteria={criteria}
        onCriteria={onCriteria}
        counts={list.counts}
        more={props.more}
        chosen={props.chosen}
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
            also={props.alsoFound?.(q)}
            onAllChats={() => setChatsOnlyFor(q)}
            onShowAll={showAll}
            {...actions}
          />
        ) : null}
        {list.phase === 'ready' && !showsMessages ? (
          <>
            {isMessageSearch(q) ? <BackToBoth onBack={() => setChatsOnlyFor(null)} /> : null}
            {list.chats.length === 0 && !list.hasMore ? (
              <NoChats criteria={criteria} onShowAll={showAll} />
            ) : null}
            <ChatRows
              list={list}
              scroller={scroller}
              name={name}
              showsWait={isByWait(criteria)}
              {...actions}
            />
            <EndOfList list={list} />
          </>
        ) : null}
      </div>
      <SearchReport q={q} list={list} />
      <ChatMenu menu={menu} onClose={() => setMenu(null)} onDeleted={onDeleted} onPutBack={onDeleted} />
    </section>
  );
}

/** What is typed into the search, which becomes the list's search after a pause, and follows the address. */
function useSearchText(q: string, onCriteria: ChatListProps['onCriteria']) {
  const [search, setSearch] = useState(q);
  const typed = useDebounced(search, search.trim() === '' ? 0 : SEARCH_PAUSE_MS).trim();
  const told = useRef(q);
  const handleTyped = useEffectEvent(() => {
    if (typed === told.current) return;
    told.current = typed;
    onCriteria({ q: typed });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a pause, not on every other change
  useEffect(() => handleTyped(), [typed]);
  useEffect(() => {
    if (q === told.current) return;
    told.current = q;
    setSearch(q);
  }, [q]);
  return [search, setSearch] as const;
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
