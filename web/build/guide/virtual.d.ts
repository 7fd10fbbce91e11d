declare module 'virtual:guide' {
  export const GUIDE: import('./built-guide.ts').BuiltGuide;
}
