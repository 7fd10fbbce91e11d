import type presence from '#content/strings/en/presence.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    presence: typeof presence;
  }
}
