import { statfs } from 'node:fs/promises';
import type { AppContext } from '../../context.ts';
import { newestChecked, newestMarked, TRIED } from '../../platform/backup-folder.ts';
import type { Database } from '../../platform/database/db.ts';
import { within } from '../../platform/health.ts';
import { readQueue } from '../../platform/queue.store.ts';
import { isDatabaseAlive, proveWrite } from './operations.store.ts';

/** Whoever asks (a balancer, Docker) gives up soon by itself: a late yes is a no. */
const DEADLINE_MS = 3_000;

/** Prometheus gives up on a page that takes long, and then has none of its values. */
const inTime = <T>(answer: Promise<T>): Promise<T> => within(DEADLINE_MS, answer);

/** Values that are looked up at the moment Prometheus asks; docs/operations.md says what each warns of. */
export function defineGauges({ metrics, db, realtime, config, health }: AppContext): void {
  metrics.gauge('av_ready', '1 while this process takes work.', () => [{ value: health.isLeaving ? 0 : 1 }]);
  metrics.gauge('av_database_up', '1 while the database answers.', async () => [
    { value: (await inTime(isDatabaseAlive(db)).catch(() => false)) ? 1 : 0 },
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
  metrics.gauge('av_sockets', 'Open sockets on this process.', () => [{ value: realtime.count() }]);
  metrics.gauge(
    'av_queue_jobs',
    'Jobs in the queue: due, later, running, given_up.',
    async () =>
      (await inTime(readQueue(db))).map(({ task, state, jobs }) => ({
        labels: { task, state },
        value: jobs,
      })),
    ['task', 'state'],
  );
  metrics.gauge(
    'av_outbox_oldest_seconds',
    'How long the oldest job that is due has waited: messages to the outside world leave through these.',
    async () => [{ value: Math.max(0, ...(await inTime(readQueue(db))).map((row) => row.oldest_seconds)) }],
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
  metrics.gauge(
    'av_backup_trial_age_seconds',
    'Since the moment the newest backup in BACKUP_DIR is of that was put back on trial; absent where there is none.',
    async () => {
      const newest = await newestMarked(config.backupDir, TRIED);
      return newest ? [{ value: (Date.now() - newest.moment.getTime()) / 1000 }] : [];
    },
  );
}

/**
 * Whether the database takes writes: it commits one, in time, and has refused nobody's in the last seconds (a small one
 * still finds room on a full disk). However many ask at once, one is tried at a time.
 */
export function createReadiness(db: Database): () => Promise<boolean> {
  let trying: Promise<void> | undefined;
  return async () => {
    trying ??= proveWrite(db).finally(() => {
      trying = undefined;
    });
    return within(DEADLINE_MS, trying).then(
      () => !db.refusedLately(),
      () => false,
    );
  };
}
