import type push from '#content/strings/en/push.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    push: typeof push;
  }
}
