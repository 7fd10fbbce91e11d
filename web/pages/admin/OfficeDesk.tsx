import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusComposer } from '../../features/chat/composer/composer-form.ts';
import { ChatList } from '../../features/chat/inbox/ChatList.tsx';
import { InboxLayout } from '../../features/chat/inbox/InboxLayout.tsx';
import { OfficeBar } from '../../features/chat/inbox/OfficeBar.tsx';
import { NoChatOpen } from '../../features/chat/inbox/ThreadFrame.tsx';
import { useSingleColumn } from '../../features/chat/inbox/use-single-column.ts';
import { useMarkRead } from '../../features/chat/inbox-actions/use-mark-read.ts';
import { useOpenChat } from '../../features/chat/inbox-store/use-chat-list.ts';
import { useInboxUpdates } from '../../features/chat/inbox-store/use-inbox-updates.ts';
import { PaymentsLink } from '../../features/payments/office/PaymentsLink.tsx';
import { keepOfficePlace } from '../../lib/office-place.ts';
import { ChatRowPreview } from './ChatRowPreview.tsx';
import { DeskNotices, ListNotices } from './DeskNotices.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { OfficeSession } from './OfficeSession.tsx';
import { OpenChat } from './OpenChat.tsx';
import { SettingsDoor } from './SettingsDoor.tsx';
import type { SidePanelMode } from './thread/SidePanels.tsx';
import { UnreadNotifier } from './UnreadNotifier.tsx';
import { useCaretInBox } from './use-caret-in-box.ts';
import { useListCriteria } from './use-list-criteria.ts';
import { useLogout } from './use-logout.ts';
import { useNext } from './use-next.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** The office at work. */
export function OfficeDesk() {
  return (
    <OfficeSession>
      <UnreadNotifier />
      <Desk />
    </OfficeSession>
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
  const goNext = useNext(open.chat);
  useCaretInBox(chatId);
  useInboxUpdates();
  const { search } = useLocation();
  useEffect(() => keepOfficePlace(search), [search]);
  useMarkRead(open.chat);

  const handleDeleted = useCallback(
    (deletedId: number) => {
      if (deletedId === chatId) closeChat();
    },
    [chatId, closeChat],
  );

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
              <SettingsDoor />
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
          onBegin={openChat}
          onDeleted={handleDeleted}
          Live={ChatRowPreview}
          notice={<ListNotices isAlone={isSingle && chatId === null} />}
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
