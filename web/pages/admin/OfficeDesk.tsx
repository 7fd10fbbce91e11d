import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusComposer } from '../../features/chat/composer/composer-form.ts';
import { DraftLine } from '../../features/chat/composer/DraftLine.tsx';
import { ChatList } from '../../features/chat/inbox/ChatList.tsx';
import { InboxLayout, useSingleColumn } from '../../features/chat/inbox/InboxLayout.tsx';
import { OfficeBar } from '../../features/chat/inbox/OfficeBar.tsx';
import { NoChatOpen } from '../../features/chat/inbox/ThreadFrame.tsx';
import { useMarkRead } from '../../features/chat/inbox-actions/use-mark-read.ts';
import { useOpenChat, useUnreadCount } from '../../features/chat/inbox-store/use-chat-list.ts';
import { useInboxUpdates } from '../../features/chat/inbox-store/use-inbox-updates.ts';
import { useRefusedSends } from '../../features/chat/unread/refused-sends.ts';
import { UnsentLine } from '../../features/chat/unread/UnsentLine.tsx';
import { useOfficeWatch } from '../../features/chat/unread/use-office-watch.ts';
import { AddCustomer } from '../../features/customers/walk-ins/AddCustomer.tsx';
import { ChosenLabels, LabelFilter } from '../../features/labels/LabelFilter.tsx';
import { NoteHits } from '../../features/notes/NoteHits.tsx';
import { isNotWell, useHealth } from '../../features/operations/use-health.ts';
import { ColleagueInRow } from '../../features/presence/Colleagues.tsx';
import { FarmerTyping } from '../../features/presence/Typing.tsx';
import { usePush } from '../../features/push/use-push.ts';
import { onOpenRequest } from '../../features/pwa/worker.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { keepOfficePlace } from '../../lib/office-place.ts';
import { useWhileShown } from '../../lib/use-while-shown.ts';
import {
  CasesLink,
  ContentLink,
  NumbersLink,
  PaymentsLink,
  PicturesLink,
  SettingsLink,
} from './DeskDoors.tsx';
import { DeskNotices, ListNotices } from './DeskNotices.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { DeskWithoutChats } from './DeskWithoutChats.tsx';
import { OfficeSession } from './OfficeSession.tsx';
import { OpenChat } from './OpenChat.tsx';
import type { SidePanelMode } from './thread/SidePanels.tsx';
import { useListCriteria } from './use-list-criteria.ts';
import { useLogout } from './use-logout.ts';
import { useNext } from './use-next.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** Under a thumb the caret would bring the keyboard over the messages one wants to read. */
const WITH_MOUSE = '(hover: hover) and (pointer: fine)';

/** The office at work. */
export function OfficeDesk() {
  return (
    <OfficeSession>
      <DeskOfRole />
    </OfficeSession>
  );
}

/** Who looks after money alone is not led into an inbox that says no. */
function DeskOfRole() {
  if (!useAbility('inbox.read')) return <DeskWithoutChats />;
  return (
    <>
      <UnreadNotifier />
      <Desk />
    </>
  );
}

function Desk() {
  const navigate = useNavigate();
  const handleLogout = useLogout();
  const isSingle = useSingleColumn();
  const { chatId, chatLink, openChat, hitLink, closeChat } = useOpenChatId();
  const [criteria, changeCriteria] = useListCriteria();
  const [mode, setMode] = useState<SidePanelMode>('none');
  const open = useOpenChat(chatId);
  const goNext = useNext(chatId);
  useCaretInBox(chatId);
  useInboxUpdates();
  useKeptPlace();
  useMarkRead(open.chat);

  // Asked when the answer comes: another chat may be open by then.
  const handleDeleted = useWhileShown((deletedId: number) => {
    if (deletedId === chatId) closeChat();
  });

  function handleBack() {
    if (isSingle && chatId !== null) closeChat();
    else void navigate('/');
  }

  return (
    <InboxLayout
      isThreadOpen={chatId !== null}
      onSkip={focusComposer}
      bar={
        <OfficeBar
          hasChat={open.chat !== undefined}
          onBack={handleBack}
          onNext={() => goNext(false)}
          onQuotation={() => setMode('quote')}
          onDispatch={() => setMode('lr')}
          onLogout={handleLogout}
          extra={
            <>
              <DeskSheet isThreadOpen={chatId !== null} onNext={() => goNext(false)} />
              <PaymentsLink />
              <SideDoors />
            </>
          }
        />
      }
      list={
        <ChatList
          openChatId={chatId}
          criteria={criteria}
          onCriteria={changeCriteria}
          chatLink={chatLink}
          hitLink={hitLink}
          alsoFound={findNotes}
          onBegin={openChat}
          add={<AddCustomer onOpen={openChat} />}
          onDeleted={handleDeleted}
          Live={ChatRowPreview}
          {...BY_LABELS}
          notice={<ListNotices isAlone={isSingle && chatId === null} onOpen={openChat} />}
        />
      }
      thread={
        chatId === null ? (
          <NoChatOpen>{isSingle ? null : <DeskNotices />}</NoChatOpen>
        ) : (
          <OpenChat
            key={chatId}
            chatId={chatId}
            open={open}
            isSingle={isSingle}
            mode={mode}
            onClosePanel={() => setMode('none')}
            onDeleted={handleDeleted}
            onSentWithNext={() => goNext(true)}
          />
        )
      }
    />
  );
}

function NarrowByLabels({ of: Part }: { of: typeof LabelFilter | typeof ChosenLabels }) {
  const [{ labels }, change] = useListCriteria();
  return <Part chosen={labels} onChange={(chosen) => change({ labels: chosen })} />;
}

/** The list narrowed by labels: the sign beside the search, and what is chosen. */
const BY_LABELS = {
  more: <NarrowByLabels of={LabelFilter} />,
  chosen: <NarrowByLabels of={ChosenLabels} />,
};

const findNotes = (q: string): ReactNode => <FoundNotes q={q} />;

/** The private notes a search found; each leads to its place in the thread. */
function FoundNotes({ q }: { q: string }) {
  const { chatLink, hitLink } = useOpenChatId();
  return (
    <NoteHits
      q={q}
      linkTo={(chatId, place) => (place ? hitLink(chatId, place.messageId, place.seq) : chatLink(chatId))}
    />
  );
}

/** The settings lead back to where the desk was left. */
function useKeptPlace(): void {
  const { search } = useLocation();
  useEffect(() => keepOfficePlace(search), [search]);
}

/** Puts the caret into the box of a chat that is opened, so that what is typed is written. Not when the page loads. */
function useCaretInBox(chatId: number | null): void {
  const shown = useRef(chatId);
  useEffect(() => {
    const isOpened = chatId !== null && chatId !== shown.current;
    shown.current = chatId;
    if (isOpened && window.matchMedia(WITH_MOUSE).matches) focusComposer();
  }, [chatId]);
}

/** What stands in a row of the list: the farmer writes, an answer was begun here, or else the last message; and who else is there. */
function ChatRowPreview({ chatId, children }: { chatId: number; children: ReactNode }) {
  const isOpen = useOpenChatId().chatId === chatId;
  // Of the open chat, the draft and the colleagues are in plain sight beside the list.
  if (isOpen) return <FarmerTyping chatId={chatId}>{children}</FarmerTyping>;
  return (
    <ColleagueInRow chatId={chatId}>
      <FarmerTyping chatId={chatId}>
        <UnsentLine chatId={chatId}>
          <DraftLine chatId={chatId}>{children}</DraftLine>
        </UnsentLine>
      </FarmerTyping>
    </ColleagueInRow>
  );
}

/** The ways to the numbers and to the settings, which bear a mark while not all is well. */
function SideDoors() {
  const { data } = useHealth();
  return (
    <>
      <CasesLink />
      <PicturesLink />
      <ContentLink />
      <NumbersLink />
      <SettingsLink isAlarmed={isNotWell(data)} />
    </>
  );
}

/** What the tab itself says of the desk: how many chats wait, in its title and on its icon, that one came, and what was not sent. */
function UnreadNotifier() {
  const { chatId, openChat } = useOpenChatId();
  const { t } = useTranslation('office');
  const unread = useUnreadCount();
  useOfficeWatch(unread, chatId);
  useRefusedSends(chatId, useWhileShown(openChat));
  useTappedNotification();
  // A desk reloaded with a chat open offers nothing, but the browser's address is told all the same.
  usePush('admin');
  return <title>{unread > 0 ? t('titleUnread', { count: unread }) : t('title')}</title>;
}

/** A tapped notification opens its chat in the desk that is already there. */
function useTappedNotification(): void {
  const navigate = useNavigate();
  const handleOpen = useEffectEvent((url: string) => void navigate(url));
  useEffect(() => onOpenRequest((url) => handleOpen(url)), []);
}
