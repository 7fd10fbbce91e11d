import { MessageCircleHeart } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ChatEvent, Message } from '#shared/contract/chat.ts';
import type { Farmer } from '../../features/accounts/accounts.api.ts';
import { BlockedNotice } from '../../features/accounts/BlockedNotice.tsx';
import type { FarmerSession } from '../../features/accounts/use-farmer-session.ts';
import { Conversation } from '../../features/chat/Conversation.tsx';
import { useChatThread } from '../../features/chat/use-chat-thread.ts';
import { OfficeStatus } from '../../features/presence/OfficeStatus.tsx';
import { useTypingSignal } from '../../features/presence/use-typing.ts';
import { onNews } from '../../features/pwa/worker.ts';
import { usePayQuotation } from '../../features/quotes/use-pay-quotation.ts';
import { useQuotations } from '../../features/quotes/use-quotations.ts';
import { useUnreadWatch } from '../../features/unread/use-unread-watch.ts';
import { firstScreenIsUp } from '../../lib/first-screen.ts';
import { loadStrings, useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/States.tsx';
import styles from './FarmerDesk.module.css';
import { FarmerOffers } from './FarmerOffers.tsx';
import { FarmerPanels, type Panel } from './FarmerPanels.tsx';
import { leaveDevice } from './leave-device.ts';
import { TopBar } from './TopBar.tsx';
import { useFarmerCards } from './use-farmer-cards.tsx';
import { useSharedItems } from './use-shared-items.ts';

const NoticeDue = lazy(async () => {
  const [due] = await Promise.all([import('../../features/privacy/NoticeDue.tsx'), loadStrings(['notice'])]);
  return { default: due.NoticeDue };
});

interface FarmerDeskProps {
  farmer: Farmer;
  session: FarmerSession;
}

/** A logged-in farmer's screen: top bar, thread, and the two panels. */
export default function FarmerDesk({ farmer, session }: FarmerDeskProps) {
  const { t } = useTranslation('chat');
  const [panel, setPanel] = useState<Panel>('none');
  const quotations = useQuotations(farmer.mobile);
  const payment = usePayQuotation(farmer.chat_id);
  const cards = useFarmerCards(quotations, payment.payingId, payment.pay);

  function handleEvent(event: ChatEvent): void {
    if (event.type === 'quotation') quotations.accept(event);
    if (event.type === 'blocked') session.patch({ blocked: event.blocked });
  }

  const thread = useChatThread({
    side: 'farmer',
    chatId: farmer.chat_id,
    mobile: farmer.mobile,
    onEvent: handleEvent,
    onReload: () => {
      quotations.refresh();
      void session.refresh();
    },
    onChatCreated: (chatId) => session.patch({ chat_id: chatId }),
    onRefused: (code) => {
      if (code === 'BLOCKED') session.patch({ blocked: true });
    },
    onSessionLost: session.forget,
  });
  useEffect(() => {
    if (thread.phase !== 'loading') firstScreenIsUp();
  }, [thread.phase]);
  useUnreadWatch({ mobile: farmer.mobile, chatId: farmer.chat_id });
  const shared = useSharedItems();
  const sayTyping = useTypingSignal('farmer', farmer.chat_id);
  // A push that came through while the socket did not: the thread is behind.
  const handleNews = useEffectEvent(() => thread.reload());
  useEffect(() => onNews(() => handleNews()), []);

  return (
    <div className={styles.desk}>
      <TopBar
        mobile={farmer.mobile}
        status={<OfficeStatus chatId={farmer.chat_id} />}
        quotationCount={quotations.list.length}
        onQuotations={() => setPanel('quotations')}
        onSpray={() => setPanel('spray')}
        onLogout={() => setPanel('logout')}
      />
      <Conversation
        thread={thread}
        cards={cards}
        onWriting={sayTyping}
        blocked={farmer.blocked}
        notice={<AboveThread farmer={farmer} session={session} messages={thread.messages} />}
        offered={farmer.blocked ? null : shared}
        empty={
          <EmptyState
            icon={<MessageCircleHeart aria-hidden="true" />}
            title={t('start.title', { name: farmer.name })}
          >
            {t('start.text')}
          </EmptyState>
        }
      />
      <FarmerPanels
        open={panel}
        onClose={() => setPanel('none')}
        quotations={quotations}
        payment={payment}
        thread={thread}
        blocked={farmer.blocked}
        onLogout={() => leaveDevice(session)}
      />
    </div>
  );
}

/** One thing at a time: what he must know, then what he should read, then what he may want. */
function AboveThread({ farmer, session, messages }: FarmerDeskProps & { messages: readonly Message[] }) {
  if (farmer.blocked) return <BlockedNotice />;
  if (!farmer.notice_due) return <FarmerOffers messages={messages} />;
  return (
    <Suspense fallback={null}>
      <NoticeDue onAgreed={() => session.patch({ notice_due: false })} />
    </Suspense>
  );
}
