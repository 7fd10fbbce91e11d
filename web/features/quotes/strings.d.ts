import type quotes from '#content/strings/en/quotes.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    quotes: typeof quotes;
  }
}
