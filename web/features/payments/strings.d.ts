import type payments from '#content/strings/en/payments.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payments: typeof payments;
  }
}
