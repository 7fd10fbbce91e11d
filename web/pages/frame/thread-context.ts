import { createContext } from 'react';
import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';

/** For a card that looks beyond its own message: what else was said, and a way to answer. */
export const ThreadContext = createContext<ChatThread | null>(null);
