/**
 * Everything the office does that is written into its append-only log, by what a reader looks for. A word once
 * used stays: the log's old rows cannot be renamed.
 */
export const OFFICE_ACTS = {
  login: [
    'office.login',
    'office.login_failed',
    'office.logout',
    'office.step_up',
    'office.step_up_failed',
    'office.tell_code',
    'office.device_end',
    'office.away',
  ],
  message: ['message.send', 'message.delete', 'message.hide', 'message.show'],
  chat: [
    'chat.status',
    'chat.unread',
    'chat.done',
    'chat.reopen',
    'chat.assign',
    'chat.remind',
    'chat.remind_end',
    'chat.clear',
    'chat.delete',
    'chat.restore',
  ],
  order: [
    'quotation.upload',
    'quotation.withdraw',
    'dispatch.send',
    'dispatch.handed_over',
    'dispatch.to_send_again',
  ],
  payment: [
    'payment.refund',
    'payment.refund_confirm',
    'payment.refund_decline',
    'payment.settle',
    'payment.alert_close',
  ],
  block: ['farmer.block', 'farmer.unblock'],
  note: ['note.add', 'note.edit', 'note.delete'],
  label: ['label.put', 'label.take', 'label.add', 'label.rename', 'label.merge', 'label.delete'],
  customer: [
    'customer.edit',
    'customer.note',
    'customer.add',
    'customer.invite',
    'customer.number',
    'customer.disowned',
    'customer.set_aside',
    'customer.told_apart',
    'customer.merge',
    'customer.remove',
    'customer.import',
    'farmer.logout',
    'file.open',
  ],
  people: [
    'staff.ask',
    'staff.refuse',
    'staff.invite',
    'staff.invite_again',
    'staff.invite_withdraw',
    'staff.join',
    'staff.rename',
    'staff.password',
    'staff.factor_add',
    'staff.factor_remove',
    'staff.recovery_codes',
    'staff.factors_reset',
    'staff.picture',
    'staff.picture_remove',
    'staff.roles',
    'staff.disable',
    'staff.enable',
    'staff.reset',
  ],
  reply: ['saved_reply.add', 'saved_reply.edit', 'saved_reply.delete'],
} as const;

export type OfficeActGroup = keyof typeof OFFICE_ACTS;
export type OfficeAct = (typeof OFFICE_ACTS)[OfficeActGroup][number];

export const OFFICE_ACT_GROUPS = Object.keys(OFFICE_ACTS) as OfficeActGroup[];
