/** Push: messages that reach a farmer or the office while their page is closed. */
export { pushRoutes } from './push.routes.ts';
