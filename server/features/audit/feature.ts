import type { Feature } from '../../feature.ts';
import { noteHead, sealLog } from './note-head.ts';
import { officeLogRoutes } from './office-log.routes.ts';

export const feature: Feature = {
  name: 'audit',
  uses: [],
  tables: ['audit_chain', 'audit_unsealed'],
  reads: {
    audit_log:
      'What the log holds is shown and verified here; every feature writes its lines through the platform.',
    audit_personal: 'The words about a farmer are shown with their line and verified against its seal.',
    staff: 'A line names the login that acted.',
    chats: 'A line is shown with the farmer of its chat.',
    farmers: 'A line shows the name of a farmer who is still here, and no words of one who is not.',
  },
  routes: { api: officeLogRoutes },
  jobs(ctx) {
    // Noted outside the database, for `npm run audit:verify -- --noted`: whoever cuts the chain's end off cannot
    // also cut it out of a log that was shipped elsewhere.
    ctx.jobs.define('office_log.seal', () => sealLog(ctx), { cron: '* * * * *' });
    ctx.jobs.define('office_log.note_head', () => noteHead(ctx), { cron: '37 20 * * *' });
  },
};
