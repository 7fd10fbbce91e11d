import type { AppContext } from '../../context.ts';

/** Every browser of the office asks for the list again. */
export function announceReplies(ctx: AppContext): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'saved_replies' });
}
