import { Sprout } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import { Conversation } from '../../features/chat/Conversation.tsx';
import { useChatThread } from '../../features/chat/live/use-chat-thread.ts';
import { downscalePhoto } from '../../features/chat/outbox/photo-downscale.ts';
import { useUnreadWatch } from '../../features/chat/unread/use-unread-watch.ts';
import { useVoiceNote } from '../../features/chat/voice/use-voice-note.ts';
import { VoiceBar } from '../../features/chat/voice/VoiceBar.tsx';
import { VoicePlayer } from '../../features/chat/voice/VoicePlayer.tsx';
import { BlockedNotice } from '../../features/identity/farmer/BlockedNotice.tsx';
import type { Farmer } from '../../features/identity/farmer/identity.api.ts';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { useTypingSignal } from '../../features/presence/Typing.tsx';
import { PushOffer } from '../../features/push/PushOffer.tsx';
import { usePush } from '../../features/push/use-push.ts';
import { InstallOffer } from '../../features/pwa/InstallOffer.tsx';
import { onNews } from '../../features/pwa/worker.ts';
import { usePayQuotation } from '../../features/quotes/farmer/use-pay-quotation.ts';
import { countWaiting, useQuotations } from '../../features/quotes/farmer/use-quotations.ts';
import type { ComposerExtension } from '../../lib/chat-slots.ts';
import { translate, useTranslation } from '../../lib/i18n.ts';
import { firstScreenIsUp } from '../../lib/page/first-screen.ts';
import { untilHere } from '../../lib/until-here.ts';
import { useLate } from '../../lib/use-late.ts';
import { Button, IconButton } from '../../ui/fields/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import type { ScreenPoint } from '../../ui/sheets/ActionMenu.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { useFullScreen } from '../../ui/use-full-screen.ts';
import { ThreadContext } from '../frame/message-cards.tsx';
import styles from './FarmerDesk.module.css';
import type { Panels } from './panels.ts';
import { TopBar } from './TopBar.tsx';
import { useFarmerCards } from './use-farmer-cards.tsx';
import { useSharedItems, useSharedNote } from './use-shared-note.tsx';

const loadLayers = async () => (await import('./PanelLayers.tsx')).PanelLayers;

const NoticeDue = lazy(async () => ({ default: await (await import('./late-notice.ts')).loadNoticeDue() }));

/** Comes with the first words that are sent: a screen that is only read need not hold it. */
const loadPoisonNotice = () => untilHere(async () => (await import('./late-notice.ts')).loadPoisonNotice());

const TOOLS = { useVoiceNote, VoiceBar, VoicePlayer, downscalePhoto };

interface FarmerDeskProps {
  farmer: Farmer;
  session: FarmerSession;
}

/** A logged-in farmer's screen: top bar, thread, and the two panels. */
export default function FarmerDesk({ farmer, session }: FarmerDeskProps) {
  const { t } = useTranslation('chat');
  useFullScreen();
  const panels = usePanels();
  const PanelLayers = usePanelLayers(panels);
  const quotations = useQuotations(farmer.mobile);
  const payment = usePayQuotation(farmer.chat_id);
  const cards = useFarmerCards(quotations, payment);

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
  const shared = useSharedItems(panels.open === 'none');
  const sharedNote = useSharedNote(shared !== null && !farmer.blocked);
  const askWhat = () => panels.show('intake');
  const sendTyping = useTypingSignal('farmer', farmer.chat_id);
  useNews(thread.reload);

  return (
    <div className={styles.desk}>
      <ThreadContext value={thread}>
        <Conversation
          head={
            <TopBar
              mobile={farmer.mobile}
              chatId={farmer.chat_id}
              waitingCount={countWaiting(quotations.list)}
              panels={panels}
            />
          }
          thread={thread}
          cards={cards}
          onWriting={sendTyping}
          blocked={farmer.blocked}
          help={askHelp(t('wrong'), askWhat, farmer.blocked)}
          notice={
            <WhomToRing pending={thread.pending}>
              {sharedNote ?? <AboveThread farmer={farmer} session={session} messages={thread.messages} />}
            </WhomToRing>
          }
          askAboutFile={() => sharedNote}
          offered={farmer.blocked ? null : shared}
          empty={<Welcome farmer={farmer} onAsk={askWhat} />}
        />
      </ThreadContext>
      {PanelLayers ? (
        <PanelLayers
          panels={panels}
          tools={TOOLS}
          quotations={quotations}
          payment={payment}
          thread={thread}
          blocked={farmer.blocked}
          session={session}
        />
      ) : null}
    </div>
  );
}

/** A thread in which nothing is said yet. */
function Welcome({ farmer, onAsk }: { farmer: Farmer; onAsk: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      icon={<Sprout aria-hidden="true" />}
      title={t('start.title', { name: farmer.name })}
      action={farmer.blocked ? null : <Button onClick={onAsk}>{t('wrong')}</Button>}
    >
      {t('start.text')}
    </EmptyState>
  );
}

/** The door to the questions, beside the other tools of the box. */
const askHelp =
  (label: string, onAsk: () => void, disabled: boolean): ComposerExtension =>
  (_box, draw) =>
    draw({
      tool: (
        <IconButton label={label} disabled={disabled} onClick={onAsk}>
          <Sprout aria-hidden="true" />
        </IconButton>
      ),
    });

/** A push that came through while the socket did not: the thread is behind. */
function useNews(reload: () => void): void {
  const handleNews = useEffectEvent(reload);
  useEffect(() => onNews(() => handleNews()), []);
}

/** Looks at what is being sent, and stands above what else is to be said; nothing is loaded for it before. */
function WhomToRing({ pending, children }: { pending: readonly { text?: string }[]; children: ReactNode }) {
  const [said, setSaid] = useState('');
  const text = pending.at(-1)?.text ?? '';
  if (!said.endsWith(text)) setSaid(`${said}|${text}`);
  const PoisonNotice = useLate(said !== '', loadPoisonNotice, () => {});
  return (
    <>
      {PoisonNotice ? <PoisonNotice said={said} /> : null}
      {children}
    </>
  );
}

/** One thing at a time: what the farmer must know, then what they should read, then what they may want. */
function AboveThread({ farmer, session, messages }: FarmerDeskProps & { messages: readonly Message[] }) {
  if (farmer.blocked) return <BlockedNotice />;
  if (!farmer.notice_due) return <FarmerOffers messages={messages} />;
  return (
    <Suspense fallback={null}>
      <NoticeDue onAgreed={() => session.patch({ notice_due: false })} />
    </Suspense>
  );
}

/** At most one offer at a time: notifications once the office has answered, the app once the farmer has written. */
function FarmerOffers({ messages }: { messages: readonly Message[] }) {
  const push = usePush('farmer');
  const hasAnswer = messages.some((message) => message.sender_role === 'admin');
  const hasWritten = messages.some((message) => message.sender_role === 'farmer');
  if (hasAnswer && push.state === 'unasked') return <PushOffer side="farmer" push={push} when />;
  return <InstallOffer when={hasWritten} />;
}

/** Which panel is open. "What do you see?" leads here with a crop in the address. */
function usePanels(): Panels {
  const [open, show] = useState<Panels['open']>(location.search.includes('crop=') ? 'intake' : 'none');
  const [menuAt, showMenu] = useState<ScreenPoint | null>(null);
  return { open, menuAt, show, showMenu };
}

/** What draws them; null until something is opened. */
function usePanelLayers({ open, menuAt, show, showMenu }: Panels) {
  return useLate(open !== 'none' || menuAt !== null, loadLayers, () => {
    showToast(translate('common', 'state.failed'), { tone: 'error' });
    show('none');
    showMenu(null);
  });
}
