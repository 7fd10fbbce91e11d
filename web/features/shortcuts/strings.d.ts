import type shortcuts from '#content/strings/en/shortcuts.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    shortcuts: typeof shortcuts;
  }
}
