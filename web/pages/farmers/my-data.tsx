import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DeletionAnswer } from '#shared/contract/privacy.ts';
import { Devices } from '../../features/identity/devices/Devices.tsx';
import { useFarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import { ConsentChoice } from '../../features/picture-book/farmer/ConsentChoice.tsx';
import { MyData } from '../../features/privacy/MyData.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { formatDate } from '../../lib/time.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/States.tsx';
import styles from './my-data.module.css';

const loadLeaving = () => import('./leave-device.ts');

/** /my-data: what we know of the farmer who is logged in here, and what they may do with it. */
export default function MyDataPage() {
  const { t } = useTranslation('mydata');
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <SiteLink to="/farmers" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t('back')}
      </SiteLink>
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <OwnData />
    </div>
  );
}

function OwnData() {
  const { t } = useTranslation('mydata');
  const session = useFarmerSession();
  const [deleted, setDeleted] = useState<DeletionAnswer | null>(null);

  const isIn = session.farmer !== null;
  // Loaded before it is needed: the line may drop with the answer to the deletion.
  useEffect(() => {
    if (isIn) loadLeaving().catch(() => {});
  }, [isIn]);

  async function handleDeleted(answer: DeletionAnswer): Promise<void> {
    setDeleted(answer);
    const { leaveForGood } = await loadLeaving();
    await leaveForGood(session);
  }

  if (deleted) return <Farewell answer={deleted} />;
  if (session.phase === 'unknown') return <Loading className={styles.toCome} />;
  if (session.phase === 'unreachable') {
    return <ErrorState title={t('failed')} onRetry={() => void session.refresh()} />;
  }
  if (session.farmer) {
    const photos = <ConsentChoice place="my-data" />;
    return <MyData devices={<Devices side="farmer" />} photos={photos} onDeleted={handleDeleted} />;
  }
  return (
    <EmptyState title={t('loggedOut')} action={<ButtonLink to="/farmers">{t('logIn')}</ButtonLink>}>
      {t('loggedOutText')}
    </EmptyState>
  );
}

function Farewell({ answer }: { answer: DeletionAnswer }) {
  const { t, language } = useTranslation('mydata');
  const until = formatDate(answer.undo_until, language);
  const purged = formatDate(answer.purged_after, language);
  // The button pressed stood far down a page that is gone.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <div role="status">
      <EmptyState title={t('delete.doneTitle')} action={<ButtonLink to="/">{t('delete.home')}</ButtonLink>}>
        {t('delete.doneText', { until, purged })}
      </EmptyState>
    </div>
  );
}
