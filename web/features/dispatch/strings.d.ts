import type dispatch from '#content/strings/en/dispatch.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    dispatch: typeof dispatch;
  }
}
