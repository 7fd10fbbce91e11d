import type { Feature } from '../../feature.ts';
import { identityRoutes } from './identity.routes.ts';
import { defineAccountsJobs } from './jobs.ts';
import { eraseAccount, exportLogins, exportNotices } from './personal.store.ts';
import { watchDeadLines } from './sessions/disconnect-expired-sockets.ts';

export const feature: Feature = {
  name: 'identity',
  uses: [],
  tables: ['farmers', 'staff', 'sessions', 'otp_challenges', 'privacy_notices'],
  reads: {},
  routes: { api: identityRoutes },
  jobs(ctx, onClose) {
    defineAccountsJobs(ctx);
    onClose(watchDeadLines(ctx));
  },
  hooks: {
    onErase: (_ctx, tx, { farmerId, now }) => eraseAccount(tx, farmerId, now),
    onExport: { notices: exportNotices, logins: exportLogins },
  },
};
