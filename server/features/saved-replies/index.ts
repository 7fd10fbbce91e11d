/** Saved replies: texts the office sends often, kept for all its browsers. */
export { savedRepliesRoutes } from './saved-replies.routes.ts';
