/** The chat's only door: the log every other feature of a conversation writes to. */

export {
  type ChatRow,
  findChat,
  findChatByFarmer,
  lockChat,
  openChat,
  restChat,
  setDispatchedAt,
} from './chats.store.ts';
export { identifySocket } from './identify-socket.ts';
export { appendEvent } from './log/append-event.ts';
export { amendMessage } from './message/amend-message.ts';
export { appendAutomatic } from './message/append-automatic.ts';
export { appendMessage, findReplay } from './message/append-message.ts';
export { findPaymentMessage } from './message/messages.store.ts';
export { listSprays, type SprayRow } from './message/sprays.store.ts';
export { exportMessages } from './personal.store.ts';
export { setChatStatus } from './set-chat-status.ts';
export { findUnseen, type Unseen } from './thread/find-unseen.ts';
