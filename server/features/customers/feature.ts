import type { Feature } from '../../feature.ts';
import { customersRoutes } from './customers.routes.ts';
import { removeNote } from './customers.store.ts';
import { defineImportJobs } from './import/run-import.ts';
import { exportWalkIn, removeCrops } from './walk-ins/walk-ins.store.ts';

/** Customers: what the office knows of the farmers it serves. Reads what the other features keep. */
export const feature: Feature = {
  name: 'customers',
  uses: ['dispatch', 'payments', 'quotes', 'chat', 'identity'],
  tables: ['customer_notes', 'customer_crops', 'customer_imports', 'customer_import_rows'],
  reads: {
    farmers: 'The card shows the account, and how it was entered; the block list is the blocked accounts.',
    chats: 'The card is opened by the number of the chat.',
  },
  routes: { api: customersRoutes },
  jobs: defineImportJobs,
  hooks: {
    async onErase(_ctx, tx, { farmerId }) {
      await removeNote(tx, farmerId);
      await removeCrops(tx, farmerId);
    },
    onExport: { entered: exportWalkIn },
  },
};
