import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './OfflineBanner.module.css';

/** One quiet line when the network is away; says what still works. Nothing while all is well. */
export function OfflineBanner({ line }: { line: 'up' | 'down' }) {
  const { t } = useTranslation('chat');
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  if (online && line === 'up') return null;
  return (
    <p className={styles.bar} role="status">
      <CloudOff aria-hidden="true" />
      <span>{t(online ? 'line.down' : 'line.offline')}</span>
    </p>
  );
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
