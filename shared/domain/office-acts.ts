/**
 * Everything the office does that is written into its append-only log, by what a reader looks for. A word once
 * used stays: the log's old rows cannot be renamed.
 */
export const OFFICE_ACTS = {
  login: ['office.login', 'office.login_failed', 'office.logout', 'office.step_up', 'office.step_up_failed'],
  message: ['message.send', 'message.delete', 'message.hide'],
  chat: ['chat.status', 'chat.clear', 'chat.delete'],
  order: ['quotation.upload', 'dispatch.send'],
  payment: [
    'payment.refund',
    'payment.refund_confirm',
    'payment.refund_decline',
    'payment.settle',
    'payment.alert_close',
  ],
  block: ['farmer.block', 'farmer.unblock'],
  customer: ['customer.edit', 'customer.note', 'file.open'],
  reply: ['saved_reply.add', 'saved_reply.edit', 'saved_reply.delete'],
} as const;

export type OfficeActGroup = keyof typeof OFFICE_ACTS;
export type OfficeAct = (typeof OFFICE_ACTS)[OfficeActGroup][number];

export const OFFICE_ACT_GROUPS = Object.keys(OFFICE_ACTS) as OfficeActGroup[];
