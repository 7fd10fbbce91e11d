/** Packages that carry no types of their own. */

declare module 'heic-decode' {
  interface Decoded {
    width: number;
    height: number;
    /** RGBA, the rotation of the file applied. */
    data: Uint8ClampedArray;
  }
  interface Pending {
    width: number;
    height: number;
    decode(): Promise<Decoded>;
  }
  function decode(input: { buffer: Uint8Array }): Promise<Decoded>;
  namespace decode {
    function all(input: { buffer: Uint8Array }): Promise<Pending[] & { dispose(): void }>;
  }
  export default decode;
}

declare module 'fontverter' {
  const fontverter: {
    convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
  };
  export default fontverter;
}

declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: 'openTag',
      hear: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text', hear: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hear: (text: string) => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    parse(xml: string): void;
    stop(): void;
  }
}
