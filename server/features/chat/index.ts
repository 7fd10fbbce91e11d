/** The chat's only door: the log every other feature of a conversation writes to. */

export {
  asks,
  type ChatRow,
  findChat,
  findChatByFarmer,
  keepLine,
  lockChat,
  openChat,
  restChat,
  setDispatchedAt,
} from './chats.store.ts';
export { identifySocket } from './identify-socket.ts';
export { appendEvent, setChatStatus } from './log/chat-log.ts';
export { appendMessage, findReplay } from './message/append-message.ts';
export { amendMessage, appendAutomatic } from './message/automatic-messages.ts';
export { intakeLine } from './message/intake-text.ts';
export { findPaymentMessage } from './message/messages.store.ts';
export { listSprays, type SprayRow } from './message/sprays.store.ts';
export { exportMessages } from './personal.store.ts';
export { findUnseen, showMessages, type Unseen } from './thread/read-thread.ts';
