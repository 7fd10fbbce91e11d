/** Pages and what belongs to them; at home also the outbox. */
export { SHARE_TARGET_PATH } from './app.routes.ts';
export { installClosedDoor } from './closed-door.ts';
export { readWebServerPages, WEB_SERVER_PARTS } from './web-server-pages.ts';
