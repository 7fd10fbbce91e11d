import type home from '#content/strings/en/home.json';

/** Words of pages that belong to no feature. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}
