import type guide from '#content/strings/en/guide.json';
import type guidetools from '#content/strings/en/guidetools.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    guide: typeof guide;
    guidetools: typeof guidetools;
  }
}
