import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { STORED } from '../../../lib/device/local-store.ts';
import { useStored } from '../../../lib/device/use-stored.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { FactorForm } from './FactorForm.tsx';
import styles from './StaffLogin.module.css';
import { rememberStaffSession } from './staff-session.ts';
import { useLoginStart } from './use-login-start.ts';

/**
 * The door of the office: e-mail and password, then the code sent by e-mail, or a factor of the person's own; or a passkey
 * alone. When its time is over the
 * first form stands there again, as it was filled in. A success is remembered for ten days; `useStaffSession` then
 * lets the page in.
 */
export function StaffLogin() {
  const { t } = useTranslation('office');
  const start = useLoginStart();
  const wasOver = useStored(STORED.staffSessionOver) !== null;
  const [expired, setExpired] = useState(false);
  const { challenge } = start;
  function leave(isOver: boolean): void {
    setExpired(isOver);
    start.giveUp();
  }
  const reason = wasOver ? t('login.sessionOver') : undefined;

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <aside className={styles.notice}>
          <Building2 aria-hidden="true" />
          <div>
            <p className={styles.noticeTitle}>{t('login.noticeTitle')}</p>
            <p>{t('login.noticeText')}</p>
            <Link to="/farmers">{t('login.noticeLink')}</Link>
          </div>
        </aside>
        {challenge === null ? (
          <CredentialsForm start={start} note={expired ? t('login.expired') : reason} />
        ) : challenge.factors.length > 0 ? (
          <FactorForm
            challenge={challenge}
            again={start}
            onVerified={() => rememberStaffSession(challenge.email)}
            onBack={() => leave(false)}
            onExpired={() => leave(true)}
          />
        ) : (
          <CodeForm
            challenge={challenge}
            resend={start}
            onVerified={() => rememberStaffSession(challenge.email)}
            onBack={() => leave(false)}
            onExpired={() => leave(true)}
          />
        )}
      </div>
    </div>
  );
}
