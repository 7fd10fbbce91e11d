import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './OfflineBanner.module.css';

interface OfflineBannerProps {
  line: 'up' | 'down';
  /** False while something waits that this device has no room for: then nothing is promised. */
  isKept?: boolean;
}

/** One quiet line when the network is away; says what still works. Nothing while all is well. */
export function OfflineBanner({ line, isKept = true }: OfflineBannerProps) {
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
      <span>{t(online ? 'line.down' : isKept ? 'line.offline' : 'line.unkept')}</span>
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
