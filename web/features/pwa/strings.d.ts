import type pwa from '#content/strings/en/pwa.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pwa: typeof pwa;
  }
}
