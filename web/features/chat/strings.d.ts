import type chat from '#content/strings/en/chat.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    chat: typeof chat;
  }
}
