import type dealers from '#content/strings/en/dealers.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    dealers: typeof dealers;
  }
}
