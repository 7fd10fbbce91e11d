declare module 'virtual:guide' {
  export const GUIDE: import('./plugin.ts').BuiltGuide;
}
