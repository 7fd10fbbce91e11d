import type voice from '#content/strings/en/voice.json';

declare module '../../../lib/translate.ts' {
  interface Strings {
    voice: typeof voice;
  }
}
