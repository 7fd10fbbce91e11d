import { Ban, EllipsisVertical, Hourglass, ReceiptIndianRupee } from 'lucide-react';
import { memo } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ChatStatus, ChatSummary } from '#shared/contract/chat.ts';
import { displayMobile } from '#shared/domain/mobile.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/States.tsx';
import { useLongPress } from '../../ui/use-long-press.ts';
import styles from './ChatRow.module.css';
import { ROW_MARK } from './list-keys.ts';
import type { LiveLine } from './live-line.ts';
import { RowTime } from './RowTime.tsx';

/** The specification's figure for the office. */
const LONG_PRESS_MS = 550;

interface ChatRowProps {
  chat: ChatSummary;
  isOpen: boolean;
  link: Pick<LinkProps, 'to' | 'replace' | 'state'>;
  /** The reader asks for this chat's menu (button, right click, long press). */
  onMenu: (chat: ChatSummary) => void;
  /** Takes the last message's place; the same in every render. */
  Live: LiveLine;
  /** Which row of the whole list it is. */
  index: number;
  /** Pixels from the top of the list, and its height; undefined where the list is short and simply stacked. */
  top?: number;
  height: number;
  /** Tells since when the farmer waits, instead of when he last wrote. */
  showsWait?: boolean;
}

/** One farmer in the list: who, where, what last, and what is still to be done. */
export const ChatRow = memo(ChatRowView, hasSameLook);

function ChatRowView({ chat, isOpen, link, onMenu, Live, ...row }: ChatRowProps) {
  const { t } = useTranslation('inbox');
  const left = chat.deletion_requested_at !== null;
  const openMenu = () => (left ? undefined : onMenu(chat));
  const press = useLongPress(openMenu, LONG_PRESS_MS);

  return (
    <li
      className={classNames(
        styles.row,
        isOpen && styles.open,
        chat.unread_count > 0 && styles.unread,
        row.top !== undefined && styles.placed,
      )}
      style={{
        height: row.height,
        transform: row.top === undefined ? undefined : `translateY(${row.top}px)`,
      }}
      data-index={row.index}
    >
      <Link
        {...link}
        {...press}
        {...{ [ROW_MARK]: '' }}
        className={styles.link}
        aria-current={isOpen ? 'true' : undefined}
        draggable={false}
        onContextMenu={(event) => {
          event.preventDefault();
          openMenu();
        }}
      >
        <span className={styles.top}>
          <span className={classNames(styles.name, left && styles.left)}>
            {left ? t('row.leaving') : chat.name}
          </span>
          {chat.blocked ? <BlockedMark label={t('row.blocked')} /> : null}
          {row.showsWait && chat.waiting_since ? (
            <Wait since={chat.waiting_since} />
          ) : (
            <RowTime iso={chat.last_message_at} />
          )}
        </span>
        <span className={styles.where}>
          <span className={styles.mobile}>
            {left ? t('row.leavingNumber', { digits: chat.mobile }) : displayMobile(chat.mobile)}
          </span>
          <span className={styles.place}>{chat.address}</span>
        </span>
        <span className={styles.bottom}>
          <span className={styles.last}>
            {left ? null : <Live chatId={chat.id}>{oneLine(chat.last_message) || t('row.noMessage')}</Live>}
          </span>
          {chat.unpaid ? <UnpaidMark label={t('row.unpaid')} /> : null}
          <StatusPill status={chat.status} />
          <Badge
            count={chat.unread_count}
            tone="leaf"
            label={t('row.unread', { count: chat.unread_count })}
          />
        </span>
      </Link>
      {left ? null : (
        <button
          type="button"
          className={styles.menu}
          aria-label={t('row.menu', { name: chat.name })}
          title={t('thread.actions')}
          aria-haspopup="dialog"
          onClick={openMenu}
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

export function StatusPill({ status }: { status: ChatStatus }) {
  const { t } = useTranslation('inbox');
  return (
    <span className={styles.pill} data-status={status}>
      {t(`row.status.${status}`)}
    </span>
  );
}

function BlockedMark({ label }: { label: string }) {
  return (
    <span className={styles.blocked}>
      <Ban aria-hidden="true" />
      {label}
    </span>
  );
}

function UnpaidMark({ label }: { label: string }) {
  return (
    <span className={styles.unpaid} title={label}>
      <ReceiptIndianRupee aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function Wait({ since }: { since: string }) {
  return (
    <span className={styles.wait}>
      <Hourglass aria-hidden="true" />
      <RowTime iso={since} />
    </span>
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The link is made anew on every render of the list; what it leads to follows from the chat and the open one. */
function hasSameLook(before: ChatRowProps, after: ChatRowProps): boolean {
  return (
    before.chat === after.chat &&
    before.isOpen === after.isOpen &&
    before.link.replace === after.link.replace &&
    before.onMenu === after.onMenu &&
    before.top === after.top &&
    before.height === after.height &&
    before.index === after.index &&
    before.showsWait === after.showsWait
  );
}
