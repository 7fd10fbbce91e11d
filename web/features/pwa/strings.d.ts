import type pwa from '#content/strings/en/pwa.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    pwa: typeof pwa;
  }
}
