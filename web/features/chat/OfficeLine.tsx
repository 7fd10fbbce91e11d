import { useEffect, useState } from 'react';
import { connectSocket } from '../../lib/socket.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** A line that drops and comes back at once is nobody's concern. Milliseconds. */
const TIMEOUT_MS = 4_000;

/** Over the list, while no thread says it: the office's realtime line is down. */
export function OfficeLine() {
  const [isUp, setUp] = useState(true);
  useEffect(() => {
    const line = connectSocket('office');
    let falling: ReturnType<typeof setTimeout> | undefined;
    const fall = () => {
      falling ??= setTimeout(() => setUp(false), TIMEOUT_MS);
    };
    const rise = () => {
      clearTimeout(falling);
      falling = undefined;
      setUp(true);
    };
    line.onConnection((connected) => (connected ? rise() : fall()));
    line.onFailedTry(fall);
    return () => {
      clearTimeout(falling);
      line.release();
    };
  }, []);
  return <OfflineBanner line={isUp ? 'up' : 'down'} />;
}
