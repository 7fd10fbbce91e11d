import type settings from '#content/strings/en/settings.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    settings: typeof settings;
  }
}
