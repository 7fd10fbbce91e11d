import type { AppContext } from '../../context.ts';

/** Every browser of the office asks for the farmer's row and card again. */
export function announceCustomer(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'customer', chat_id: chatId });
}
