/** Presence: whether the office is there, who of it looks at which chat, and what is said in its place when it has closed for the day. */
export { watchOfficePresence, withPresence } from './follow-presence.ts';
