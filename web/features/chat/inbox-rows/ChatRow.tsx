import {
  AlarmClock,
  AtSign,
  Ban,
  EllipsisVertical,
  Hourglass,
  PackageOpen,
  ReceiptIndianRupee,
  Truck,
  UserRoundX,
} from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { labelName } from '../../../lib/office/label-name.ts';
import { formatDate } from '../../../lib/time.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { initialsOf } from '../../../ui/StaffPicture.tsx';
import { VisuallyHidden } from '../../../ui/States.tsx';
import type { ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import { below, placeOf } from '../../../ui/sheets/screen-point.ts';
import { useLongPress } from '../../../ui/sheets/use-long-press.ts';
import { useHasChatMenu } from '../inbox-store/use-has-chat-menu.ts';
import styles from './ChatRow.module.css';
import { type LiveLine, ROW_MARK } from './list-keys.ts';
import { RowTime, WaitTime } from './RowTime.tsx';

/** The browser's own long press; ours comes at its own moment. */
const isByFinger = ({ nativeEvent }: MouseEvent) => (nativeEvent as PointerEvent).pointerType === 'touch';

/** The specification's figure for the office. */
const LONG_PRESS_MS = 550;

interface ChatRowProps {
  chat: ChatSummary;
  isOpen: boolean;
  link: Pick<LinkProps, 'to' | 'replace' | 'state'>;
  /** The reader asks for this chat's menu (button, right click, long press). */
  onMenu: (chat: ChatSummary, at: ScreenPoint | null) => void;
  /** Takes the last message's place; the same in every render. */
  Live: LiveLine;
  /** Which row of the whole list it is. */
  index: number;
  /** Pixels from the top of the list, and its height; undefined where the list is short and simply stacked. */
  top?: number;
  height: number;
  /** Tells since when the farmer waits, instead of when they last wrote. */
  showsWait?: boolean;
  /** Tab comes here; to the others of the list lead the arrows. */
  isTabStop?: boolean;
}

/** One farmer in the list: who, where, what last, and what is still to be done. */
export const ChatRow = memo(ChatRowView, hasSameLook);

function ChatRowView({ chat, isOpen, link, onMenu, Live, ...row }: ChatRowProps) {
  const { t } = useTranslation('inbox');
  const left = chat.deletion_requested_at !== null;
  const hasMenu = useHasChatMenu() && !left;
  const openMenu = (at: ScreenPoint | null) => (hasMenu ? onMenu(chat, at) : undefined);
  const press = useLongPress(() => openMenu(null), LONG_PRESS_MS);

  return (
    <li
      className={classNames(
        styles.row,
        isOpen && styles.open,
        chat.status === 'UNREAD' && styles.unread,
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
        tabIndex={row.isTabStop ? 0 : -1}
        title={left ? undefined : displayMobile(chat.mobile)}
        aria-current={isOpen ? 'true' : undefined}
        draggable={false}
        onContextMenu={(event) => {
          event.preventDefault();
          if (!isByFinger(event)) openMenu(placeOf(event));
        }}
      >
        <span className={styles.top}>
          <span className={classNames(styles.name, left && styles.left)}>
            {left ? t('row.leaving') : chat.name}
          </span>
          <VisuallyHidden>{left ? null : displayMobile(chat.mobile)}</VisuallyHidden>
          <span className={styles.place}>
            {left ? t('row.leavingNumber', { digits: chat.mobile }) : chat.address}
          </span>
          <Closed chat={chat} />
          {row.showsWait && chat.waiting_since ? (
            <Wait since={chat.waiting_since} />
          ) : (
            <RowTime iso={chat.last_message_at} />
          )}
        </span>
        <span className={styles.bottom}>
          <span className={styles.last}>
            {left ? null : (
              <Live chatId={chat.id}>
                {oneLine(chat.last_message) ||
                  t(chat.listed || chat.last_message_at === null ? 'row.noMessage' : 'row.deleted')}
              </Live>
            )}
          </span>
          <Marks chat={chat} />
          <RowStatus status={chat.status} unread={chat.unread_count} />
        </span>
      </Link>
      {hasMenu ? (
        <button
          type="button"
          className={styles.menu}
          aria-label={t('row.menu', { name: chat.name })}
          title={t('thread.actions')}
          aria-haspopup="menu"
          // The row's own menu key, and Alt+E in the open chat, lead to the same menu.
          tabIndex={-1}
          onClick={(event) => openMenu(below(event.currentTarget))}
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      ) : null}
    </li>
  );
}

/** Bold letters and the count tell UNREAD, nothing at all READ; the words are there for who hears the list. */
function RowStatus({ status, unread }: { status: ChatSummary['status']; unread: number }) {
  const { t } = useTranslation('inbox');
  if (status === 'SENT') return <StatusPill status={status} />;
  return (
    <>
      <VisuallyHidden>
        <span data-status={status}>{t(`row.status.${status}`)}</span>
      </VisuallyHidden>
      {status === 'UNREAD' && unread === 0 ? <span className={styles.dot} /> : null}
      <Badge count={unread} tone="leaf" label={t('row.unread', { count: unread })} />
    </>
  );
}

export function StatusPill({ status }: { status: ChatSummary['status'] }) {
  const { t } = useTranslation('inbox');
  return (
    <span className={styles.pill} data-status={status}>
      {t(`row.status.${status}`)}
    </span>
  );
}

/** Why nobody is written to here. */
function Closed({ chat }: { chat: ChatSummary }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      {chat.blocked ? (
        <span className={styles.blocked}>
          <Ban aria-hidden="true" />
          {t('row.blocked')}
        </span>
      ) : null}
      {chat.set_aside ? (
        <span className={styles.blocked}>
          <UserRoundX aria-hidden="true" />
          {t('row.setAside')}
        </span>
      ) : null}
    </>
  );
}

/** What it is about: the first label in words, the others counted. */
function Labels({ labels }: { labels: ChatSummary['labels'] }) {
  const { t, language } = useTranslation('inbox');
  const [first, ...others] = labels.map((label) => labelName(label, language));
  if (first === undefined) return null;
  return (
    <span className={styles.labels} title={[first, ...others].join(', ')}>
      <span className={styles.label}>{first}</span>
      {others.length > 0 ? (
        <>
          <span aria-hidden="true">+{others.length}</span>
          <VisuallyHidden>{t('row.labelsMore', { count: others.length })}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}

/** What it is about, whose it is, and what is still to be done. */
function Marks({ chat }: { chat: ChatSummary }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      <Labels labels={chat.labels} />
      {chat.holder ? <HolderMark holder={chat.holder} /> : null}
      {chat.reminded ? <ReminderMark label={t('row.reminded')} /> : null}
      {chat.mentioned ? <MentionMark label={t('row.mentioned')} /> : null}
      {chat.unpaid ? <UnpaidMark label={t('row.unpaid')} /> : null}
      <GoodsMark chat={chat} />
    </>
  );
}

/** Whose the chat is, by their initials; a role by its first letters. */
function HolderMark({ holder }: { holder: NonNullable<ChatSummary['holder']> }) {
  const { t, language } = useTranslation('inbox');
  const name = holder.name ? textIn(holder.name, language) : t(`row.roles.${holder.role ?? 'owner'}`);
  const label = t(holder.role_away ? 'row.roleAway' : 'row.heldBy', { name });
  return (
    <span className={styles.holder} data-mine={holder.mine} data-away={holder.role_away} title={label}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function MentionMark({ label }: { label: string }) {
  return (
    <span className={styles.mentioned} title={label}>
      <AtSign aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function ReminderMark({ label }: { label: string }) {
  return (
    <span className={styles.mentioned} title={label}>
      <AlarmClock aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
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

/** Goods that are paid and still here, or when the last ones left. */
function GoodsMark({ chat: { to_send: isToSend, dispatched_at: at } }: { chat: ChatSummary }) {
  const { t, language } = useTranslation('inbox');
  if (!isToSend && at === null) return null;
  const label = isToSend ? t('row.toSend') : t('row.dispatched', { when: formatDate(at ?? '', language) });
  const Icon = isToSend ? PackageOpen : Truck;
  return (
    <span className={isToSend ? styles.toSend : styles.dispatched} title={label}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function Wait({ since }: { since: string }) {
  return (
    <span className={styles.wait}>
      <Hourglass aria-hidden="true" />
      <WaitTime since={since} />
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
    before.link.to === after.link.to &&
    before.link.replace === after.link.replace &&
    before.onMenu === after.onMenu &&
    before.top === after.top &&
    before.height === after.height &&
    before.index === after.index &&
    before.showsWait === after.showsWait &&
    before.isTabStop === after.isTabStop
  );
}
