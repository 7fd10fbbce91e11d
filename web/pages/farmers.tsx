import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FarmerLogin } from '../features/accounts/FarmerLogin.tsx';
import { useFarmerSession } from '../features/accounts/use-farmer-session.ts';
import { forgetThreads } from '../features/chat/thread-store.ts';
import { readStored, STORED } from '../lib/local-store.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ErrorState } from '../ui/States.tsx';
import { FarmerDesk } from './farmers/FarmerDesk.tsx';
import { FarmerDeskSkeleton } from './farmers/FarmerDeskSkeleton.tsx';

/** /farmers: the login card, and behind it the chat with the office. */
export default function FarmersPage() {
  const [client] = useState(createQueryClient);
  const { t } = useTranslation('accounts');
  return (
    <QueryClientProvider client={client}>
      <title>{t('title')}</title>
      <FarmersScreen />
    </QueryClientProvider>
  );
}

function FarmersScreen() {
  const { t } = useTranslation('chat');
  const session = useFarmerSession();
  // Whichever way the session ended, also one ended elsewhere: the next reader starts with nothing.
  useEffect(() => {
    if (session.phase === 'out') void forgetThreads();
  }, [session.phase]);
  if (session.phase === 'unknown') return <FarmerDeskSkeleton />;
  if (session.phase === 'unreachable') {
    return (
      <ErrorState title={t('thread.failed')} onRetry={() => void session.refresh()}>
        {t('thread.failedText')}
      </ErrorState>
    );
  }
  if (!session.farmer) {
    return <FarmerLogin knownMobile={readStored(STORED.farmerMobile) ?? ''} onLoggedIn={session.refresh} />;
  }
  // Another number is another person: nothing of the first one's screen may stay.
  return <FarmerDesk key={session.farmer.mobile} farmer={session.farmer} session={session} />;
}
