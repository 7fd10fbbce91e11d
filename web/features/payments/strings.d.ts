import type payments from '#content/strings/en/payments.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    payments: typeof payments;
  }
}
