import { StaffLogin } from '../features/identity/office/StaffLogin.tsx';
import { useStaffSession } from '../features/identity/office/staff-session.ts';
import { useTranslation } from '../lib/i18n.ts';
import { OfficeDesk } from './admin/OfficeDesk.tsx';

/** /admin: the office's door, and behind it the desk. */
export default function AdminPage() {
  const { t } = useTranslation('office');
  const session = useStaffSession();
  // Its title tells how many chats wait.
  if (session) return <OfficeDesk key={session.loggedInAt} />;
  return (
    <>
      <title>{t('title')}</title>
      <StaffLogin />
    </>
  );
}
