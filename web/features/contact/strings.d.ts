import type contact from '#content/strings/en/contact.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    contact: typeof contact;
  }
}
