import type demo from '#content/strings/en/demo.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    demo: typeof demo;
  }
}
