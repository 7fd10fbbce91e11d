import type { ChatEvent, ChatEventType } from '#shared/contract/chat/events.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import type { EventRow } from './events.store.ts';

/**
 * The log as one side reads it, position for position: what is not for it, not visible to it any more, or of
 * a kind nobody reads, is `skip`.
 */
export async function viewEvents(
  ctx: AppContext,
  side: SenderRole,
  chatId: number,
  rows: EventRow[],
): Promise<ChatEvent[]> {
  const ours = rows.filter((row) => row.audience === 'both' || row.audience === side);
  const fields = new Map<number, object>();
  for (const type of new Set(ours.map((row) => row.type))) {
    const ofType = ours.filter((row) => row.type === type);
    const read = await ctx.eventViews[type as ChatEventType]?.(
      ctx,
      side,
      ofType.map((row) => row.payload),
    );
    ofType.forEach((row, index) => {
      const view = read?.[index];
      if (view) fields.set(row.seq, view);
    });
  }
  return rows.map(({ seq, type }) => {
    const view = fields.get(seq);
    return (
      view ? { chat_id: chatId, seq, type, ...view } : { chat_id: chatId, seq, type: 'skip' }
    ) as ChatEvent;
  });
}
