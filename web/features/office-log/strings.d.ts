import type log from '#content/strings/en/log.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    log: typeof log;
  }
}
