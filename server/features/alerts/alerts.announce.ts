import type { AppContext } from '../../context.ts';

/** Every browser of the office asks for what rises and for the alerts again. */
export function announceAlerts(ctx: AppContext): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'alerts' });
}
