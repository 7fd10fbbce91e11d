/** Presence: whether the office is there, and what is said in its place when it has closed for the day. */
export { defineAutoReply } from './auto-reply.ts';
export { followOffice } from './follow-office.ts';
