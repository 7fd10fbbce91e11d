import type about from '#content/strings/en/about.json';
import type clinic from '#content/strings/en/clinic.json';
import type distribution from '#content/strings/en/distribution.json';
import type home from '#content/strings/en/home.json';

/** Words of pages that belong to no feature. */
declare module '../lib/translate.ts' {
  interface Strings {
    about: typeof about;
    clinic: typeof clinic;
    distribution: typeof distribution;
    home: typeof home;
  }
}
