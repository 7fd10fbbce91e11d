import type { AppContext } from '../../context.ts';

/** Tells farmers when the office comes and goes. Called once; returns how it stands. */
export function followOffice(ctx: AppContext): () => boolean {
  return ctx.realtime.watch('office', (online) => {
    ctx.realtime.publish(['farmers'], 'office:presence', { online }, { thisNodeOnly: true });
  });
}
