import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import styles from './StaffLogin.module.css';
import { rememberStaffSession } from './staff-session.ts';

interface Challenge {
  email: string;
  /** Epoch milliseconds at which the code is void. */
  deadline: number;
  /** Seconds the server gave the code. */
  ttl: number;
}

/**
 * The door of the office: e-mail and password, then the code sent by e-mail. When its time is over the
 * first form stands there again. A success is remembered for ten days; `useStaffSession` then lets the page in.
 */
export function StaffLogin() {
  const { t } = useTranslation('office');
  const [email, setEmail] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [expired, setExpired] = useState(false);

  function handleCodeSent(ttl: number) {
    setExpired(false);
    setChallenge({ email: email.trim(), ttl, deadline: Date.now() + ttl * 1000 });
  }

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
        {challenge ? (
          <CodeForm
            {...challenge}
            onVerified={() => rememberStaffSession(challenge.email)}
            onBack={() => setChallenge(null)}
            onExpired={() => {
              setChallenge(null);
              setExpired(true);
            }}
          />
        ) : (
          <CredentialsForm
            email={email}
            note={expired ? t('login.expired') : undefined}
            onEmailChange={setEmail}
            onCodeSent={handleCodeSent}
          />
        )}
      </div>
    </div>
  );
}
