import { statfs } from 'node:fs/promises';
import type { AppContext } from '../../context.ts';
import { newestChecked } from '../../platform/backup-folder.ts';
import { isDatabaseAlive, readQueue } from './operations.store.ts';

/** Values that are looked up at the moment Prometheus asks; docs/operations.md says what each warns of. */
export function defineGauges({ metrics, db, realtime, config, health }: AppContext): void {
  metrics.gauge('av_ready', '1 while this process takes work.', () => [{ value: health.isLeaving ? 0 : 1 }]);
  metrics.gauge('av_database_up', '1 while the database answers.', async () => [
    { value: (await isDatabaseAlive(db).catch(() => false)) ? 1 : 0 },
  ]);
  metrics.gauge(
    'av_database_connections',
    'Connections of this process to the database.',
    () => [
      { labels: { state: 'idle' }, value: db.pool.idleCount },
      { labels: { state: 'busy' }, value: db.pool.totalCount - db.pool.idleCount },
      { labels: { state: 'waited_for' }, value: db.pool.waitingCount },
    ],
    ['state'],
  );
  metrics.gauge('av_sockets', 'Open lines to screens on this process.', () => [{ value: realtime.count() }]);
  metrics.gauge(
    'av_queue_jobs',
    'Jobs in the queue: due, later, running, given_up.',
    async () =>
      (await readQueue(db)).map(({ task, state, jobs }) => ({ labels: { task, state }, value: jobs })),
    ['task', 'state'],
  );
  metrics.gauge(
    'av_outbox_oldest_seconds',
    'How long the oldest job that is due has waited: messages to the outside world leave through these.',
    async () => [{ value: Math.max(0, ...(await readQueue(db)).map((row) => row.oldest_seconds)) }],
  );
  metrics.gauge('av_disk_free_bytes', 'Room left where DATA_DIR lies.', async () => {
    const { bavail, bsize } = await statfs(config.dataDir);
    return [{ value: bavail * bsize }];
  });
  metrics.gauge(
    'av_backup_age_seconds',
    'Since the moment the newest good backup in BACKUP_DIR is of; absent where there is none.',
    async () => {
      const newest = await newestChecked(config.backupDir);
      return newest ? [{ value: (Date.now() - newest.moment.getTime()) / 1000 }] : [];
    },
  );
}
