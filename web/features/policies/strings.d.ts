import type policies from '#content/strings/en/policies.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    policies: typeof policies;
  }
}
