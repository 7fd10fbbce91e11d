import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { OfficeLine } from '../../features/chat/OfficeLine.tsx';
import { ChatList } from '../../features/inbox/ChatList.tsx';
import { InboxLayout } from '../../features/inbox/InboxLayout.tsx';
import { OfficeBar } from '../../features/inbox/OfficeBar.tsx';
import { NoChatOpen, ThreadFrame } from '../../features/inbox/ThreadFrame.tsx';
import { useOpenChat } from '../../features/inbox/use-chat-list.ts';
import { useInboxUpdates } from '../../features/inbox/use-inbox-updates.ts';
import { useMarkRead } from '../../features/inbox/use-mark-read.ts';
import { useSingleColumn } from '../../features/inbox/use-single-column.ts';
import { FarmerTyping } from '../../features/presence/FarmerTyping.tsx';
import { hasOfficeSession } from '../../features/staff-login/staff-login.api.ts';
import { onUnauthenticated } from '../../lib/unauthenticated.ts';
import { DeskSheet } from './DeskSheet.tsx';
import { DeskWatch } from './DeskWatch.tsx';
import { endSession } from './end-session.ts';
import { OfficeOffers } from './OfficeOffers.tsx';
import { OfficeThread } from './OfficeThread.tsx';
import { createOfficeQueries } from './office-queries.ts';
import { RowLine } from './RowLine.tsx';
import { type SidePanelMode, SidePanels } from './SidePanels.tsx';
import { useLogout } from './use-logout.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** The office at work. Whatever the server says with a 401 ends it: the login stands there again. */
export function OfficeDesk() {
  const [queries] = useState(createOfficeQueries);
  useEffect(() => onUnauthenticated(endSession), []);
  useEffect(() => {
    // The cookie may be gone while this browser still remembers the login. No answer proves nothing.
    hasOfficeSession()
      .then((isLoggedIn) => isLoggedIn || endSession())
      .catch((error: unknown) => console.debug('office session not checked', error));
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <DeskWatch />
      <Desk />
    </QueryClientProvider>
  );
}

function Desk() {
  const navigate = useNavigate();
  const handleLogout = useLogout();
  const isSingle = useSingleColumn();
  const { chatId, chatLink, closeChat } = useOpenChatId();
  const [mode, setMode] = useState<SidePanelMode>('none');
  const open = useOpenChat(chatId);
  useInboxUpdates();
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
      bar={
        <OfficeBar
          hasChat={open.chat !== undefined}
          onBack={handleBack}
          onQuotation={() => setMode('quote')}
          onDispatch={() => setMode('lr')}
          onLogout={handleLogout}
          extra={<DeskSheet />}
        />
      }
      list={
        <ChatList
          openChatId={chatId}
          chatLink={chatLink}
          onDeleted={handleDeleted}
          Live={RowLine}
          notice={
            <>
              {chatId === null ? <OfficeLine /> : null}
              <OfficeOffers />
            </>
          }
        />
      }
      thread={
        chatId === null ? (
          <NoChatOpen />
        ) : (
          <ThreadFrame open={open} onDeleted={handleDeleted} Live={FarmerTyping}>
            <OfficeThread key={`thread-${chatId}`} chatId={chatId} chat={open.chat} />
            {open.chat ? (
              <SidePanels
                key={`panels-${chatId}`}
                chat={open.chat}
                mode={mode}
                onClose={() => setMode('none')}
              />
            ) : null}
          </ThreadFrame>
        )
      }
    />
  );
}
