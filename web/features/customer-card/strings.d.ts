import type customer from '#content/strings/en/customer.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    customer: typeof customer;
  }
}
