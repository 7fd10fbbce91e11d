import type dispatch from '#content/strings/en/dispatch.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dispatch: typeof dispatch;
  }
}
