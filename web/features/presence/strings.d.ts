import type presence from '#content/strings/en/presence.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    presence: typeof presence;
  }
}
