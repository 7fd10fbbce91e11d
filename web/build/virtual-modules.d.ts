declare module 'virtual:guide' {
  export const GUIDE: import('#shared/domain/guide/guide-content.ts').BuiltGuide;
}

declare module 'virtual:light-pictures' {
  /** Addresses by the id of the picture; only those that have a light form. */
  export const LIGHT_PICTURES: Readonly<Record<string, string>>;
}

declare module 'virtual:guide-spoken' {
  type SpokenGuide = import('#shared/domain/guide/crop-content.ts').SpokenGuide;
  /** A chunk for each language. */
  const load: import('#shared/domain/by-language.ts').Localized<() => Promise<SpokenGuide>>;
  export default load;
}

declare module 'virtual:guide-signs' {
  type SignsOfCrops = import('#shared/domain/guide/crop-content.ts').SignsOfCrops;
  /** A chunk for each language. */
  const load: import('#shared/domain/by-language.ts').Localized<() => Promise<SignsOfCrops>>;
  export default load;
}
