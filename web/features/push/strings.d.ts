import type push from '#content/strings/en/push.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    push: typeof push;
  }
}
