import type { AppContext } from '../../context.ts';

/** Every browser of the office asks for the cases of this chat again. */
export function announceCases(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'cases', chat_id: chatId });
}
