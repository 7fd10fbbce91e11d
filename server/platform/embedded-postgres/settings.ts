import { statfs } from 'node:fs/promises';
import { type Account, runAs } from './account.ts';

/**
 * A small server for one business: about 35 MB at rest. Durability stays at PostgreSQL's safe defaults and is
 * spelt out, because acknowledged writes and money depend on it.
 */
const SMALL_SERVER: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  // Worker processes cost memory and win nothing at this size.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  default_text_search_config: 'pg_catalog.simple',
  log_line_prefix: '%m [%p] ',
  log_min_duration_statement: '1s',
  // Parameters are people's numbers and words; the log keeps the statement only.
  log_parameter_max_length: '0',
  // Nor does it quote the row or the key a constraint refused; the app is told them all the same.
  log_error_verbosity: 'terse',
  // A transaction its maker forgot must not hold row locks for ever.
  idle_in_transaction_session_timeout: '60s',
};

const HEADING = `# Written by AV Agro at every start: changes made here are lost.
# ALTER SYSTEM works and wins over this file.
`;

/** The text of postgresql.conf. `extra` wins over the defaults above. */
export function postgresqlConf(extra: Record<string, string>): string {
  const lines = Object.entries({ ...SMALL_SERVER, ...extra }).map(
    ([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
  );
  return `${HEADING}${lines.join('\n')}\n`;
}

const SHARED_MEMORY = '/dev/shm';
const ENOUGH_SHARED_MEMORY = 4_000_000;

/**
 * Where the server's processes share what they make as they go: in memory, or in files of the data folder where the system
 * gives next to none (a container's /dev/shm may be tiny or closed).
 */
export async function sharedMemoryType(account: Account | undefined): Promise<'posix' | 'mmap'> {
  if (process.platform !== 'linux') return 'posix';
  const room = await statfs(SHARED_MEMORY).catch(() => undefined);
  if (!room || room.bavail * room.bsize < ENOUGH_SHARED_MEMORY) return 'mmap';
  const { exitCode } = await runAs(account, '/bin/sh', ['-c', 'test -w "$0"', SHARED_MEMORY]);
  return exitCode === 0 ? 'posix' : 'mmap';
}
