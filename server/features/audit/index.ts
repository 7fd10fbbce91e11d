/** The office's log: who did what, for reading. Every feature writes its own lines (`platform/audit.ts`). */
export { type ChainHead, verifyLog } from './verify-log.ts';
