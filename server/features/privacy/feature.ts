import type { Feature } from '../../feature.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { runRetention } from './purge-farmers.ts';

/** Privacy: what a farmer may do with what we know of them, and what we may no longer keep. */
export const feature: Feature = {
  name: 'privacy',
  uses: ['chat', 'identity'],
  tables: [],
  reads: {
    farmers:
      'Farmers whose year is over are found and held for the purge; what is held of one is counted in one statement.',
    privacy_notices: 'What is held of a farmer is counted in one statement.',
    sessions: 'What is held of a farmer is counted in one statement.',
    chats: 'What is held of a farmer is counted in one statement.',
    messages: 'What is held of a farmer is counted in one statement.',
    files: 'The files of a farmer are counted, and listed for the export.',
    quotations: 'What is held of a farmer is counted in one statement.',
    payments: 'What is held of a farmer is counted in one statement.',
    dispatches: 'What is held of a farmer is counted in one statement.',
  },
  routes: { api: privacyRoutes },
  jobs(ctx) {
    // 02:23 in Karnataka.
    ctx.jobs.define('privacy.retention', () => runRetention(ctx), { cron: '53 20 * * *' });
  },
};
