/** The tables of the machinery. Features change them through functions of the platform alone. */
export const platform = {
  name: 'platform',
  tables: [
    'app_secrets',
    'audit_log',
    'audit_personal',
    'files',
    'graphile_worker',
    'idempotency_keys',
    'rate_limits',
    'socket_io_attachments',
  ],
  reads: {
    sessions: 'A line of the office log notes the address from which its session was opened.',
  },
} as const;
