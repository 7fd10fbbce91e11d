import { useEffect, useState } from 'react';
import { connectSocket } from '../../lib/socket.ts';

/** Without a line for this long, what was last heard of the office is worth nothing. */
const STALE_MS = 10_000;

/** Whether somebody is at the office's desk, as far as the farmer's line tells. */
export function useOfficeOnline(): boolean {
  const [online, setOnline] = useState(false);
  useEffect(() => {
    const line = connectSocket('farmer');
    let goingStale: ReturnType<typeof setTimeout> | undefined;
    setOnline(line.latest('office:presence')?.online ?? line.latest('ready')?.office_online ?? false);
    line.on('ready', ({ office_online }) => setOnline(office_online));
    line.on('office:presence', (news) => setOnline(news.online));
    line.onConnection((connected) => {
      clearTimeout(goingStale);
      if (!connected) goingStale = setTimeout(() => setOnline(false), STALE_MS);
    });
    return () => {
      clearTimeout(goingStale);
      line.release();
    };
  }, []);
  return online;
}
