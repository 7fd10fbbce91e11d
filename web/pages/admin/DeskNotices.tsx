import { lazy, Suspense, useEffect, useState } from 'react';
import { OfflineBanner } from '../../features/chat/OfflineBanner.tsx';
import { DisownedNotice } from '../../features/customers/walk-ins/DisownedNotice.tsx';
import { LoginRequests } from '../../features/identity/login-requests/LoginRequests.tsx';
import { PushOffer } from '../../features/push/PushOffer.tsx';
import { usePush } from '../../features/push/use-push.ts';
import { DueReminders } from '../../features/reminders/DueReminders.tsx';
import { useAbility } from '../../lib/abilities.ts';
import { connectSocket } from '../../lib/socket.ts';
import { useOpenChatId } from './use-open-chat-id.ts';

/** Fetched by itself: the desk does not wait for the price list. */
const PriceWarning = lazy(() =>
  import('../../features/payments/office/PriceWarning.tsx').then((module) => ({
    default: module.PriceWarning,
  })),
);

/** For owners alone: fetched by itself too. */
const StartOffer = lazy(() =>
  import('../../features/content/start/StartOffer.tsx').then((module) => ({ default: module.StartOffer })),
);

/**
 * What the office ought to know now. Where there is room it stands beside the list, in the place of the chat that is
 * not open: a line that comes or goes above the list would move the rows under somebody's pointer.
 */
export function DeskNotices() {
  return (
    <>
      <OfficeLine />
      <StatutoryPriceWarning />
      <OwnersStart />
      <OnboardingPrompts />
    </>
  );
}

/** Above the list: a chat that has come back, a farmer who waits for a code to be told, and a number that is somebody else's, are seen at any time; the rest where there is no other room. */
export function ListNotices({ isAlone, onOpen }: { isAlone: boolean; onOpen: (chatId: number) => void }) {
  const { chatLink } = useOpenChatId();
  return (
    <>
      <DueReminders linkTo={chatLink} />
      <LoginRequests />
      <DisownedNotice onOpen={onOpen} />
      {isAlone ? <DeskNotices /> : null}
    </>
  );
}

/** Notifications for the office, offered once. */
function OnboardingPrompts() {
  const push = usePush('admin');
  return <PushOffer side="admin" push={push} when />;
}

/** Above the desk's list: what of the price list the law does not allow. */
function StatutoryPriceWarning() {
  return (
    <Suspense fallback={null}>
      <PriceWarning />
    </Suspense>
  );
}

/** Above the desk's list: the shop is not one's own yet. */
function OwnersStart() {
  return useAbility('content.publish') ? (
    <Suspense fallback={null}>
      <StartOffer />
    </Suspense>
  ) : null;
}

/** A line that drops and comes back at once is nobody's concern. Milliseconds. */
const TIMEOUT_MS = 4_000;

/** Over the list, while no thread says it: the office's realtime line is down. */
function OfficeLine() {
  const [isUp, setUp] = useState(true);
  useEffect(() => {
    const line = connectSocket('office');
    let falling: ReturnType<typeof setTimeout> | undefined;
    const fall = () => {
      falling ??= setTimeout(() => setUp(false), TIMEOUT_MS);
    };
    const rise = () => {
      clearTimeout(falling);
      falling = undefined;
      setUp(true);
    };
    line.onConnection((connected) => (connected ? rise() : fall()));
    line.onFailedTry(fall);
    return () => {
      clearTimeout(falling);
      line.release();
    };
  }, []);
  return <OfflineBanner line={isUp ? 'up' : 'down'} />;
}
