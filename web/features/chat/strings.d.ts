import type chat from '#content/strings/en/chat.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chat: typeof chat;
  }
}
