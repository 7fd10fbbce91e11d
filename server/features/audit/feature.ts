import type { AppContext } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { findHead, sealLines } from './chain.store.ts';
import { officeLogRoutes } from './office-log.routes.ts';

export const feature: Feature = {
  name: 'audit',
  uses: ['identity'],
  tables: ['audit_chain', 'audit_unsealed'],
  reads: {
    audit_log:
      'What the log holds is shown and verified here; every feature writes its lines through the platform.',
    audit_personal: 'The words about a farmer are shown with their line and verified against its seal.',
    staff: 'A line about people names whom it is about.',
    staff_invitations: 'A line about an invitation names who was invited.',
    staff_changes: 'A line about a change that was asked for names whom it is about.',
    chats: 'A line is shown with the farmer of its chat.',
    refunds: 'A line of a refund is shown with its reason, which the log does not keep.',
    dispatches: 'A line of a lorry receipt is shown with its number, which the log does not keep.',
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

/** Says the chain's end in the application's log, as `--noted` of `npm run audit:verify` takes it. */
async function noteHead(ctx: AppContext): Promise<void> {
  await sealLines(ctx.db);
  const head = await findHead(ctx.db);
  if (head) ctx.log.info({ noted: `${head.seq}:${head.hash}` }, 'office_log.head');
}

/** Every minute: what a line holds can be changed unseen only until then, and only by who owns the database. */
async function sealLog(ctx: AppContext): Promise<void> {
  await sealLines(ctx.db);
}
