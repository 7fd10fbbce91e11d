declare module 'virtual:guide' {
  export const GUIDE: import('#shared/domain/guide/guide-content.ts').BuiltGuide;
}

declare module 'virtual:light-pictures' {
  /** Addresses by the id of the picture; only those that have a light form. */
  export const LIGHT_PICTURES: Readonly<Record<string, string>>;
}

declare module 'virtual:guide-spoken/*' {
  const spoken: import('#shared/domain/guide/crop-content.ts').SpokenGuide;
  export default spoken;
}

declare module 'virtual:guide-signs/*' {
  const signs: import('#shared/domain/guide/crop-content.ts').SignsOfCrops;
  export default signs;
}
