import type blocked from '#content/strings/en/blocked.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    blocked: typeof blocked;
  }
}
