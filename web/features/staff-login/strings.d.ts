import type office from '#content/strings/en/office.json';

/** Words of the office screen's frame: login, top bar and the two side panels. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    office: typeof office;
  }
}
