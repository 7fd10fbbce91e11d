/** The chat's only door: the log every other feature of a conversation writes to. */
export { appendAutomatic } from './append-automatic.ts';
export { appendEvent } from './append-event.ts';
export { appendMessage } from './append-message.ts';
export { attachmentRoutes } from './attachment.routes.ts';
export { mayUseChat } from './chat.policy.ts';
export { chatRoutes } from './chat.routes.ts';
export { type ChatRow, findChat, findChatByFarmer, lockChat, openChat, restChat } from './chats.store.ts';
export { type EventReader, registerEventView } from './event.view.ts';
export { findUnseen, type Unseen } from './find-unseen.ts';
export { identifySocket } from './identify-socket.ts';
export { type MessageAppendedHook, onMessageAppended } from './message-appended.ts';
export { type MessageDeletionHook, onMessageDeletion } from './message-deletion.ts';
export { setChatStatus } from './set-chat-status.ts';
export { listSprays, type SprayRow } from './sprays.store.ts';
