import { StaffLogin } from '../features/staff-login/StaffLogin.tsx';
import { useStaffSession } from '../features/staff-login/staff-session.ts';
import { useTranslation } from '../lib/i18n.ts';
import { OfficeDesk } from './admin/OfficeDesk.tsx';

/** /admin: the office's door, and behind it the desk. */
export default function AdminPage() {
  const { t } = useTranslation('office');
  const session = useStaffSession();
  return (
    <>
      <title>{t('title')}</title>
      {session ? <OfficeDesk key={session.loggedInAt} /> : <StaffLogin />}
    </>
  );
}
