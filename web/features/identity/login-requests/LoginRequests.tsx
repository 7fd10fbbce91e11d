import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoginRequest } from '#shared/contract/login-requests.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatTime, formatTimeToSecond } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './LoginRequests.module.css';
import { fetchLoginRequests, TellCode } from './TellCode.tsx';

const KEY = ['login-requests'];
/** Somebody is on the phone meanwhile. */
const REFRESH_MS = 5_000;

/** In a shop without SMS: who waits at the login, and the code to read to them. Elsewhere nothing. */
export function LoginRequests() {
  const { t } = useTranslation('office');
  const [open, setOpen] = useState<LoginRequest | null>(null);
  const client = useQueryClient();
  const mayTell = useAbility('login.assist');
  const enabled = mayTell && document.documentElement.hasAttribute('data-codes-by-office');
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchLoginRequests(signal),
    enabled,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  const requests = query.data ?? [];
  const numbers = [...new Set(requests.map(({ mobile }) => mobile))];

  function close(): void {
    setOpen(null);
    void client.invalidateQueries({ queryKey: KEY });
  }

  if (numbers.length === 0 && !open) return null;
  return (
    <section className={styles.card} aria-labelledby="login-requests">
      <div role="status">
        <h2 id="login-requests" className={styles.title}>
          {t('waiting.title', { count: numbers.length })}
        </h2>
      </div>
      <ul className={styles.list}>
        {numbers
          .flatMap((number) => requests.filter(({ mobile }) => mobile === number))
          .map((each) => (
            <li key={each.id} className={styles.row}>
              <Who request={each} />
              <Button tone="secondary" onClick={() => setOpen(each)}>
                {t('waiting.tell')}
              </Button>
            </li>
          ))}
      </ul>
      {open ? <TellCode request={open} onClose={close} /> : null}
    </section>
  );
}

/** Requests for one number stand together, each with what tells it from the others. */
function Who({ request }: { request: LoginRequest }) {
  const { t } = useTranslation('office');
  const { mobile, name, asked_at: askedAt, known_browser: isKnown, others, elsewhere } = request;
  return (
    <span>
      <strong>{displayMobile(mobile)}</strong> {name}
      <span className={styles.soft}>
        {others > 0 ? formatTimeToSecond(askedAt) : formatTime(askedAt)} ·{' '}
        {t(isKnown ? 'waiting.known' : 'waiting.unknown')}
      </span>
      {others > 0 ? (
        <span className={styles.beware}>
          {t('waiting.again', { count: others })} {elsewhere ? t('waiting.elsewhere') : null}
        </span>
      ) : null}
    </span>
  );
}
