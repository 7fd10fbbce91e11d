import { lazy, Suspense, useEffect } from 'react';
import { readBackPath } from '#shared/domain/site-paths.ts';
import { ThreadSkeleton } from '../../features/chat/thread/ThreadSkeleton.tsx';
import { useFarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { keepChatOffline } from '../../features/pwa/worker.ts';
import { readStored, STORED } from '../../lib/device/local-store.ts';
import { loadStrings, useTranslation } from '../../lib/i18n.ts';
import { afterFirstScreen, firstScreenIsUp } from '../../lib/page/first-screen.ts';
import { ErrorState, Skeleton } from '../../ui/States.tsx';
import { useFullScreen } from '../../ui/use-full-screen.ts';
import styles from './FarmerDeskSkeleton.module.css';
import { DESK_STRINGS } from './strings.ts';

// A stranger never pays for the chat, a farmer never for the login. Which of the two this phone will need is
// known before the server is asked, so the code travels beside the question and not after its answer.
const loadDesk = async () => {
  const [desk] = await Promise.all([import('./FarmerDesk.tsx'), loadStrings(DESK_STRINGS)]);
  return desk;
};
const loadLogin = () => import('../../features/identity/farmer/FarmerLogin.tsx');
const FarmerDesk = lazy(loadDesk);
const FarmerLogin = lazy(async () => ({ default: (await loadLogin()).FarmerLogin }));
const NoticeStep = lazy(async () => {
  const [step] = await Promise.all([
    import('../../features/privacy/NoticeStep.tsx'),
    loadStrings(['notice']),
  ]);
  return { default: step.NoticeStep };
});
void (readStored(STORED.farmerMobile) ? loadDesk() : loadLogin()).catch(() => undefined);

/** /farmers: the login card, and behind it the chat with the office. */
export default function FarmersPage() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <title>{t('title')}</title>
      <Suspense fallback={<FarmerDeskSkeleton />}>
        <FarmersScreen />
      </Suspense>
    </>
  );
}

function FarmersScreen() {
  const { t } = useTranslation('accounts');
  const session = useFarmerSession();
  useEffect(() => {
    if (session.phase === 'out' || session.phase === 'unreachable') firstScreenIsUp();
  }, [session.phase]);
  useEffect(() => void afterFirstScreen().then(keepChatOffline), []);
  // Whichever way the session ended, also one ended elsewhere: the next reader starts with nothing.
  useEffect(() => {
    if (session.phase === 'out')
      void import('../../features/chat/sync/thread-store.ts').then((store) => store.forgetThreads());
  }, [session.phase]);
  if (session.phase === 'unknown') return <FarmerDeskSkeleton />;
  if (session.phase === 'unreachable') {
    return (
      <ErrorState title={t('unreachable.title')} onRetry={() => void session.refresh()}>
        {t('unreachable.text')}
      </ErrorState>
    );
  }
  if (!session.farmer) {
    const back = readBackPath(new URLSearchParams(location.search).get('back'));
    const handleLoggedIn = async () => (back === null ? session.refresh() : location.replace(back));
    return (
      <FarmerLogin
        knownMobile={readStored(STORED.farmerMobile) ?? ''}
        onLoggedIn={handleLoggedIn}
        Notice={NoticeStep}
      />
    );
  }
  // Another number is another person: nothing of the first one's screen may stay.
  return <FarmerDesk key={session.farmer.mobile} farmer={session.farmer} session={session} />;
}

/** The farmer's screen before it is known who is looking. */
function FarmerDeskSkeleton() {
  // A stranger's next screen is the login, under the site's own bar.
  useFullScreen(readStored(STORED.farmerMobile) !== null);
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <Skeleton width="180px" height="24px" />
      </div>
      <div className={styles.thread}>
        <ThreadSkeleton />
      </div>
    </div>
  );
}
