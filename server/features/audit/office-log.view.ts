import type { LogDetail, LogLine } from '#shared/contract/office-log.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import type { LogRow } from './office-log.store.ts';

export function viewLogLine(row: LogRow): LogLine {
  const { id, at, who, asked_by, about, address, ip, chat_id, farmer_name } = row;
  return {
    id,
    at,
    action: row.action as OfficeAct,
    who,
    asked_by,
    about,
    address,
    ip,
    chat: chat_id === null || farmer_name === null ? null : { id: chat_id, name: farmer_name },
    detail: viewDetail(row.detail),
  };
}

const TOLD = [
  'item',
  'alone',
  'roles',
  'message_id',
  'kind',
  'status',
  'lr_number',
  'reason',
  'wrong',
  'by',
  'what',
  'sessions',
  'published',
  'waiting',
  'shortcut',
  'before',
  'after',
] as const;

/** What a line's writer kept beyond these is for the database's reader, not for the screen. */
function viewDetail({ amount_paise: paise, change: changeId, of, ...detail }: LogRow['detail']): LogDetail {
  const told = Object.fromEntries(TOLD.filter((key) => key in detail).map((key) => [key, detail[key]]));
  return {
    ...told,
    ...(typeof paise === 'number' && { amount: paiseToRupees(paise) }),
    ...(changeId !== undefined && { change: String(of) }),
  };
}
