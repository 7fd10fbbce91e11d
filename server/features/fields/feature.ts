import type { Feature } from '../../feature.ts';
import { fieldsRoutes } from './fields.routes.ts';
import { eraseFields, exportFields, moveFields } from './fields.store.ts';

/** Fields: what a farmer has told of theirs once, so that they need not tell it with every question. */
export const feature: Feature = {
  name: 'fields',
  uses: ['chat', 'identity'],
  tables: ['farmer_fields'],
  reads: {},
  routes: { api: fieldsRoutes },
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => moveFields(tx, from.farmerId, into.farmerId),
    onErase: (_ctx, tx, { farmerId }) => eraseFields(tx, farmerId),
    onExport: { fields: exportFields },
  },
};
