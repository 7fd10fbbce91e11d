import type accounts from '#content/strings/en/accounts.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof accounts;
  }
}
