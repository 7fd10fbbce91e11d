import type replies from '#content/strings/en/replies.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    replies: typeof replies;
  }
}
