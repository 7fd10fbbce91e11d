import type { AppContext } from '../../context.ts';

/** Every browser of the office asks for the pictures of this chat again. */
export function announceBook(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'pictures', chat_id: chatId });
}
