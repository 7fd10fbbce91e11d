/** Pages and what belongs to them; at home also the outbox. */
export { SHARE_TARGET_PATH } from './app.routes.ts';
