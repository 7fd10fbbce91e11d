import { CheckCheck, EllipsisVertical, MessagesSquare, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States.tsx';
import type { MenuAction, ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import { below } from '../../../ui/sheets/screen-point.ts';
import { BlockControl } from '../inbox-actions/BlockControl.tsx';
import { ChatMenu } from '../inbox-actions/ChatMenu.tsx';
import { useQueueActions } from '../inbox-actions/use-queue-actions.ts';
import { StatusPill } from '../inbox-rows/ChatRow.tsx';
import type { LiveLine } from '../inbox-rows/list-keys.ts';
import type { OpenChat } from '../inbox-store/use-chat-list.ts';
import { useHasChatMenu } from '../inbox-store/use-has-chat-menu.ts';
import styles from './ThreadFrame.module.css';

interface ThreadFrameProps {
  open: OpenChat;
  onDeleted: (chatId: number) => void;
  /** Takes the place of the farmer's address. */
  Live: LiveLine;
  /** Further buttons in the header. */
  tools?: ReactNode;
  /** Further entries of the chat's menu. */
  more?: readonly MenuAction[] | undefined;
  /** Stands below the header. */
  facts?: ReactNode;
  /** Messages and composer. */
  children: ReactNode;
}

/** Around an open chat: who is being talked to, the block control and the chat's menu. */
export function ThreadFrame({ open, onDeleted, Live, tools, more, facts, children }: ThreadFrameProps) {
  const { t } = useTranslation('inbox');
  const { chat } = open;
  if (open.isMissing) {
    return (
      <EmptyState className={styles.none} title={t('thread.missing')}>
        {t('thread.missingText')}
      </EmptyState>
    );
  }
  if (chat && chat.deletion_requested_at !== null) {
    return (
      <EmptyState
        className={styles.none}
        icon={<UserRoundX aria-hidden="true" />}
        title={t('thread.leaving')}
      >
        {t('thread.leavingText')}
      </EmptyState>
    );
  }
  if (open.isFailed) return <ErrorState title={t('thread.failed')} onRetry={open.retry} />;
  return (
    <section className={styles.frame} aria-label={chat ? t('thread.label', { name: chat.name }) : undefined}>
      {chat ? (
        <ThreadHeader chat={chat} onDeleted={onDeleted} Live={Live} tools={tools} more={more} />
      ) : (
        <HeaderSkeleton />
      )}
      {chat?.set_aside ? (
        <p role="note" className={styles.aside}>
          {t('thread.setAside')}
        </p>
      ) : null}
      {facts}
      {children}
    </section>
  );
}

/** The right column before a chat is chosen. */
export function NoChatOpen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      <div className={styles.notices}>{children}</div>
      <EmptyState
        className={styles.none}
        icon={<MessagesSquare aria-hidden="true" />}
        title={t('thread.none')}
      >
        {t('thread.noneText')}
      </EmptyState>
    </>
  );
}

interface ThreadHeaderProps extends Pick<ThreadFrameProps, 'onDeleted' | 'Live' | 'tools' | 'more'> {
  chat: ChatSummary;
}

function ThreadHeader({ chat, onDeleted, Live, tools, more }: ThreadHeaderProps) {
  const { t } = useTranslation('inbox');
  const [menuAt, setMenuAt] = useState<ScreenPoint | null>(null);
  const { finish } = useQueueActions();
  const mayFinish = useAbility('inbox.manage');
  const hasMenu = useHasChatMenu();
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <div className={styles.first}>
          <h2 className={styles.name}>{chat.name}</h2>
          <StatusPill status={chat.status} />
        </div>
        <p className={styles.contact}>
          {chat.mobile === '' ? null : <a href={`tel:+91${chat.mobile}`}>{displayMobile(chat.mobile)}</a>}
          <span className={styles.place}>
            <Live chatId={chat.id}>{chat.address}</Live>
          </span>
        </p>
      </div>
      {chat.waiting_since === null || !mayFinish ? null : (
        <IconButton
          label={t('thread.done')}
          title={t('thread.doneHint')}
          data-shortcut="d"
          onClick={() => finish(chat)}
        >
          <CheckCheck aria-hidden="true" />
        </IconButton>
      )}
      {tools}
      {/* Who is blocked is named by the number. */}
      {chat.mobile === '' ? null : <BlockControl chat={chat} />}
      {hasMenu ? (
        <IconButton
          label={t('thread.actions')}
          aria-haspopup="menu"
          data-shortcut="e"
          onClick={(event) => setMenuAt(below(event.currentTarget))}
        >
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      ) : null}
      <ChatMenu
        menu={menuAt && { chat, at: menuAt }}
        onClose={() => setMenuAt(null)}
        onDeleted={onDeleted}
        onPutBack={onDeleted}
        more={more}
      />
    </header>
  );
}

function HeaderSkeleton() {
  return (
    <div className={styles.header}>
      <div className={styles.who}>
        <Skeleton width="180px" height="20px" />
        <Skeleton width="240px" height="14px" />
      </div>
    </div>
  );
}
