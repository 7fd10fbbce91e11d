import type inbox from '#content/strings/en/inbox.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    inbox: typeof inbox;
  }
}
