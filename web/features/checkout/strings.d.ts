import type checkout from '#content/strings/en/checkout.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    checkout: typeof checkout;
  }
}
