import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { displayMobile } from '#shared/domain/digits.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './WalkIns.module.css';
import { fetchDisowned } from './walk-ins.api.ts';

const KEY = ['walk-in', 'disowned'];

/** Above the list: customers whose number is somebody else's, until it is put right. Mostly nothing. */
export function DisownedNotice({ onOpen }: { onOpen: (chatId: number) => void }) {
  const { t } = useTranslation('walkin');
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchDisowned(signal) });
  useEffect(() => {
    const line = connectSocket('office');
    const ask = () => void client.invalidateQueries({ queryKey: KEY });
    line.on('ready', ask);
    line.on('office:changed', (change) => {
      if (change.what === 'customer') ask();
    });
    return () => line.release();
  }, [client]);
  if (data.length === 0) return null;
  return (
    <section className={styles.notice} aria-labelledby="disowned">
      <div role="status">
        <h2 id="disowned">{t('disowned.title', { count: data.length })}</h2>
      </div>
      <ul>
        {data.map(({ chat_id: chatId, name, address, mobile }) => (
          <li key={chatId}>
            <span>
              <strong>{name}</strong> {address} · {displayMobile(mobile)}
            </span>
            <Button tone="secondary" onClick={() => onOpen(chatId)}>
              {t('disowned.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
