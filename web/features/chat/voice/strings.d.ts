import type voice from '#content/strings/en/voice.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    voice: typeof voice;
  }
}
