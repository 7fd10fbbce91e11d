import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { OfficeLine } from '../../features/chat/OfficeLine.tsx';
import { ChatList } from '../../features/inbox/ChatList.tsx';
import { InboxLayout } from '../../features/inbox/InboxLayout.tsx';
import { OfficeBar } from '../../features/inbox/OfficeBar.tsx';
import { NoChatOpen } from '../../features/inbox/ThreadFrame.tsx';
import { useOpenChat } from '../../features/inbox/use-chat-list.ts';
import { useInboxUpdates } from '../../features/inbox/use-inbox-updates.ts';
import { useMarkRead } from '../../features/inbox/use-mark-read.ts';
import { useSingleColumn } from '../../features/inbox/use-single-column.ts';
import { PaymentsLink } from '../../features/payment-list/PaymentsLink.tsx';
import { SettingsLink } from '../../features/settings/SettingsLink.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { DeskWatch } from './DeskWatch.tsx';
import { OfficeOffers } from './OfficeOffers.tsx';
import { OfficeSession } from './OfficeSession.tsx';
import { OpenChat } from './OpenChat.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { RowLine } from './RowLine.tsx';
import type { SidePanelMode } from './SidePanels.tsx';
import { useLogout } from './use-logout.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** The office at work. */
export function OfficeDesk() {
  return (
    <OfficeSession>
      <DeskWatch />
      <Desk />
    </OfficeSession>
  );
}

function Desk() {
  const navigate = useNavigate();
  const handleLogout = useLogout();
  const isSingle = useSingleColumn();
  const { chatId, chatLink, hitLink, closeChat } = useOpenChatId();
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
          extra={
            <>
              <DeskSheet />
              <PaymentsLink />
              <SettingsLink />
            </>
          }
        />
      }
      list={
        <ChatList
          openChatId={chatId}
          chatLink={chatLink}
          hitLink={hitLink}
          onDeleted={handleDeleted}
          Live={RowLine}
          notice={
            <>
              {chatId === null ? <OfficeLine /> : null}
              {chatId === null ? <PriceNotice /> : null}
              <OfficeOffers />
            </>
          }
        />
      }
      thread={
        chatId === null ? (
          <NoChatOpen />
        ) : (
          <OpenChat
            key={chatId}
            chatId={chatId}
            open={open}
            isSingle={isSingle}
            mode={mode}
            onClosePanel={() => setMode('none')}
            onDeleted={handleDeleted}
          />
        )
      }
    />
  );
}
