import { DoorClosed } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { OfficeBar } from '../../features/chat/inbox/OfficeBar.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/States.tsx';
import { ContentLink, NumbersLink, PaymentsLink, SettingsLink } from './DeskDoors.tsx';
import { useLogout } from './use-logout.ts';

/** The desk of somebody whose work is not in the chats: the doors to where it is. */
export function DeskWithoutChats() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const handleLogout = useLogout();
  return (
    <>
      <title>{t('title')}</title>
      <OfficeBar
        hasChat={false}
        onBack={() => void navigate('/')}
        onLogout={handleLogout}
        extra={
          <>
            <PaymentsLink />
            <ContentLink />
            <NumbersLink />
            <SettingsLink />
          </>
        }
      />
      <EmptyState
        icon={<DoorClosed aria-hidden="true" />}
        title={t('noChats.title')}
        action={<Link to="/admin/payments">{t('noChats.payments')}</Link>}
      >
        {t('noChats.text')}
      </EmptyState>
    </>
  );
}
