import type quotes from '#content/strings/en/quotes.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    quotes: typeof quotes;
  }
}
