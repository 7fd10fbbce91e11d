/** Assignments: whose a chat is. */
export { releaseChatsOf } from './assign-chat.ts';
