import type { ReactNode } from 'react';
import { StaffLogin } from '../../features/identity/office/StaffLogin.tsx';
import { useStaffSession } from '../../features/identity/office/staff-session.ts';
import { ProofDialog } from '../../ui/proof/ProofDialog.tsx';
import { OfficeSession } from './OfficeSession.tsx';

/** A page of the office beside the chats: the login stands in its place until somebody is logged in. */
export function OfficePage({ title, children }: { title: string; children: ReactNode }) {
  const session = useStaffSession();
  return (
    <>
      <title>{title}</title>
      {session ? (
        <OfficeSession key={session.loggedInAt}>
          {children}
          <ProofDialog />
        </OfficeSession>
      ) : (
        <StaffLogin />
      )}
    </>
  );
}
