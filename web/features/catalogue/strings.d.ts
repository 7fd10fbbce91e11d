import type products from '#content/strings/en/products.json';

declare module '../../lib/translate.ts' {
  interface Strings {
    products: typeof products;
  }
}
