import type mydata from '#content/strings/en/mydata.json';
import type notice from '#content/strings/en/notice.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    notice: typeof notice;
    mydata: typeof mydata;
  }
}
