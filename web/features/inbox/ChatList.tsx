import { type ReactNode, useState } from 'react';
import type { LinkProps } from 'react-router';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/States.tsx';
import styles from './ChatList.module.css';
import { ChatListTools } from './ChatListTools.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import { ChatRow } from './ChatRow.tsx';
import type { Filter } from './inbox.api.ts';
import { EndOfList, FailedList, NoChats, SkeletonRows } from './ListStates.tsx';
import { moveFocusInList } from './list-keys.ts';
import type { LiveLine } from './live-line.ts';
import { type ChatList as ChatListState, useChatList } from './use-chat-list.ts';
import { useDebounced } from './use-debounced.ts';

/** Long enough that a typed word is one question to the server, short enough to feel live. */
const SEARCH_PAUSE_MS = 250;

interface ChatListProps {
  openChatId: number | null;
  /** Where a row leads; the page owns the addresses. */
  chatLink: (chatId: number) => Pick<LinkProps, 'to' | 'replace' | 'state'>;
  /** The chat has left the office list by this reader's hand. */
  onDeleted: (chatId: number) => void;
  Live: LiveLine;
  /** Stands between the tools and the chats. */
  notice?: ReactNode;
}

/** The left column: search, filters and the farmers' chats, newest first. */
export function ChatList({ openChatId, chatLink, onDeleted, Live, notice }: ChatListProps) {
  const { t } = useTranslation('inbox');
  const [filter, setFilter] = useState<Filter>('ALL');
  const [search, setSearch] = useState('');
  const [menuFor, setMenuFor] = useState<ChatSummary | null>(null);
  const q = useDebounced(search, search.trim() === '' ? 0 : SEARCH_PAUSE_MS).trim();
  const list = useChatList({ filter, q }, openChatId);

  return (
    <section className={styles.column} aria-label={t('list.title')}>
      <ChatListTools
        search={search}
        onSearch={setSearch}
        filter={filter}
        onFilter={setFilter}
        counts={list.counts}
      />
      {notice}
      <div className={styles.scroll} aria-busy={list.phase === 'loading' || list.isStale}>
        {list.phase === 'loading' ? <SkeletonRows /> : null}
        {list.phase === 'failed' ? <FailedList error={list.error} onRetry={list.retry} /> : null}
        {list.phase === 'ready' && list.chats.length === 0 && !list.hasMore ? (
          <NoChats
            filter={filter}
            q={q}
            onShowAll={() => {
              setSearch('');
              setFilter('ALL');
            }}
          />
        ) : null}
        <ul className={classNames(styles.list, list.isStale && styles.stale)} onKeyDown={moveFocusInList}>
          {list.chats.map((chat) => (
            <ChatRow
              key={chat.id}
              chat={chat}
              isOpen={chat.id === openChatId}
              link={chatLink(chat.id)}
              onMenu={setMenuFor}
              Live={Live}
            />
          ))}
        </ul>
        {list.phase === 'ready' ? <EndOfList list={list} /> : null}
      </div>
      <SearchReport q={q} list={list} />
      <ChatMenu chat={menuFor} onClose={() => setMenuFor(null)} onDeleted={onDeleted} />
    </section>
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
