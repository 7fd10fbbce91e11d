import type { Feature } from '../../feature.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { eraseAlerts, exportAlerts, moveAlerts } from './personal.store.ts';
import { defineSending } from './send-batches.ts';

/** Alerts: what rises in a taluk, and the doctor's warning of it to the farmers who grow that crop there. */
export const feature: Feature = {
  name: 'alerts',
  uses: ['chat', 'identity'],
  tables: ['alerts', 'alert_recipients', 'alert_opt_outs', 'alert_dismissals'],
  reads: {
    cases: 'What rises is counted over cases; who grows a crop is read from them.',
    plans: 'A case is of the problem that its plan names.',
    chats: 'A case is of the farmer of its chat, and an alert goes to who has one.',
    farmers: 'The place of the profile; nobody who is blocked, set aside or leaving is sent an alert.',
    customer_crops: 'What the office wrote down that a farmer grows.',
    farmer_fields: 'What a farmer has told that they grow, and where.',
    messages: 'How many have seen an alert is counted by the place of its message.',
    chat_side_state: 'How far a farmer has read.',
  },
  routes: { api: alertsRoutes },
  jobs: defineSending,
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => moveAlerts(tx, from.farmerId, into.farmerId),
    onErase: (_ctx, tx, { farmerId }) => eraseAlerts(tx, farmerId),
    onExport: { alerts: exportAlerts },
  },
};
