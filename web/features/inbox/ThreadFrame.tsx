import { EllipsisVertical, MessagesSquare, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { displayMobile } from '#shared/domain/mobile.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/States.tsx';
import { BlockControl } from './BlockControl.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import { StatusPill } from './ChatRow.tsx';
import type { LiveLine } from './live-line.ts';
import styles from './ThreadFrame.module.css';
import type { OpenChat } from './use-chat-list.ts';

interface ThreadFrameProps {
  open: OpenChat;
  onDeleted: (chatId: number) => void;
  /** Takes the place of the farmer's address. */
  Live: LiveLine;
  /** Further buttons in the header. */
  tools?: ReactNode;
  /** Messages and composer. */
  children: ReactNode;
}

/** Around an open chat: who is being talked to, the block control and the chat's menu. */
export function ThreadFrame({ open, onDeleted, Live, tools, children }: ThreadFrameProps) {
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
        <ThreadHeader chat={chat} onDeleted={onDeleted} Live={Live} tools={tools} />
      ) : (
        <HeaderSkeleton />
      )}
      {children}
    </section>
  );
}

/** The right column before a chat is chosen. */
export function NoChatOpen() {
  const { t } = useTranslation('inbox');
  return (
    <EmptyState className={styles.none} icon={<MessagesSquare aria-hidden="true" />} title={t('thread.none')}>
      {t('thread.noneText')}
    </EmptyState>
  );
}

interface ThreadHeaderProps extends Pick<ThreadFrameProps, 'onDeleted' | 'Live' | 'tools'> {
  chat: ChatSummary;
}

function ThreadHeader({ chat, onDeleted, Live, tools }: ThreadHeaderProps) {
  const { t } = useTranslation('inbox');
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <div className={styles.first}>
          <h2 className={styles.name}>{chat.name}</h2>
          <StatusPill status={chat.status} />
        </div>
        <p className={styles.contact}>
          <a href={`tel:+91${chat.mobile}`}>{displayMobile(chat.mobile)}</a>
          <span className={styles.place}>
            <Live chatId={chat.id}>{chat.address}</Live>
          </span>
        </p>
      </div>
      {tools}
      <BlockControl chat={chat} />
      <IconButton
        label={t('thread.actions')}
        aria-haspopup="dialog"
        data-shortcut="e"
        onClick={() => setMenuOpen(true)}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
      <ChatMenu chat={menuOpen ? chat : null} onClose={() => setMenuOpen(false)} onDeleted={onDeleted} />
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
