import type { Feature } from '../../feature.ts';
import { sweepUploads } from './open-upload.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { dropUploadsOf } from './uploads.store.ts';

export const feature: Feature = {
  name: 'uploads',
  uses: ['identity'],
  tables: ['uploads'],
  reads: {},
  routes: { api: uploadRoutes },
  jobs(ctx) {
    ctx.jobs.define('uploads.sweep', () => sweepUploads(ctx), { cron: '23 * * * *' });
  },
  hooks: {
    async onErase(ctx, tx, { farmerId }) {
      const dropped = await dropUploadsOf(tx, farmerId);
      tx.afterCommit(() => ctx.resumable.remove(dropped));
    },
  },
};
