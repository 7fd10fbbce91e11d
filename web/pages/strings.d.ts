import type home from '#content/strings/en/home.json';

/** Words of pages that belong to no feature. */
declare module '../lib/translate.ts' {
  interface Strings {
    home: typeof home;
  }
}
