import type office from '#content/strings/en/office.json';

/** Words of the office screen's frame: login, top bar and the two side panels. */
declare module '../../lib/translate.ts' {
  interface Strings {
    office: typeof office;
  }
}
