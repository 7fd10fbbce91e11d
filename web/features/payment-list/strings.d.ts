import type money from '#content/strings/en/money.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    money: typeof money;
  }
}
