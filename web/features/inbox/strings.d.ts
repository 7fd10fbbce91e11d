import type inbox from '#content/strings/en/inbox.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    inbox: typeof inbox;
  }
}
