import type accounts from '#content/strings/en/accounts.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    accounts: typeof accounts;
  }
}
