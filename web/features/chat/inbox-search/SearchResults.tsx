import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from '../inbox/ChatList.module.css';
import { ChatRow } from '../inbox-rows/ChatRow.tsx';
import { type RowActions, useRowHeight } from '../inbox-rows/ChatRows.tsx';
import type { ChatList } from '../inbox-store/use-chat-list.ts';
import { type HitLink, MessageHits } from './MessageHits.tsx';

/** Chats shown above the messages; who looks for a person sees them at once, who looks for words needs no scrolling. */
const CHATS_FIRST = 3;

interface SearchResultsProps extends RowActions {
  q: string;
  list: ChatList;
  hitLink: HitLink;
  /** Stands between the chats and the messages. */
  also?: ReactNode;
  /** The reader wants the chats alone, all of them. */
  onAllChats: () => void;
  /** Out of a search that found nobody. */
  onShowAll: () => void;
}

/** What a search found: the first chats by name, number or last message, and below them the messages. */
export function SearchResults({
  q,
  list,
  hitLink,
  also,
  onAllChats,
  onShowAll,
  ...hands
}: SearchResultsProps) {
  const { t } = useTranslation('inbox');
  const height = useRowHeight();
  const id = useId();
  const first = list.chats.slice(0, CHATS_FIRST);
  const isNobody = first.length === 0 && list.phase === 'ready';
  return (
    <>
      {/* No region of its own: the column around it is called Chats already. */}
      <div>
        <div className={styles.heading}>
          <h2>{t('search.chats')}</h2>
          {list.chats.length > CHATS_FIRST ? (
            <Button tone="quiet" onClick={onAllChats}>
              {t('search.allChats')}
            </Button>
          ) : null}
          {isNobody ? (
            <Button tone="quiet" onClick={onShowAll}>
              {t('empty.showAll')}
            </Button>
          ) : null}
        </div>
        {isNobody ? <p className={styles.noChats}>{t('search.noChats')}</p> : null}
        <ul className={styles.list}>
          {first.map((chat, index) => (
            <ChatRow
              key={chat.id}
              chat={chat}
              isOpen={chat.id === hands.openChatId}
              link={hands.chatLink(chat.id)}
              onMenu={hands.onMenu}
              Live={hands.Live}
              index={index}
              height={height}
              isTabStop
            />
          ))}
        </ul>
      </div>
      {also}
      <section aria-labelledby={`${id}-messages`}>
        <div className={styles.heading}>
          <h2 id={`${id}-messages`}>{t('search.messages')}</h2>
        </div>
        <MessageHits key={q} q={q} hitLink={hitLink} />
      </section>
    </>
  );
}
