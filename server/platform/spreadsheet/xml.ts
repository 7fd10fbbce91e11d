import { Parser } from 'saxen';

type Attributes = Record<string, string>;

/** Hears elements by their names without a prefix. */
export interface XmlReader {
  open?(name: string, attributes: Attributes, stop: () => void): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads a part of a workbook element by element. A DTD is passed over: no entity of a file's own is ever put in.
 * @throws what is no XML
 */
export function readXml(xml: string, reader: XmlReader): void {
  const parser = new Parser();
  const stop = () => parser.stop();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser
    .on('error', (error) => {
      throw error;
    })
    .on('openTag', (name, attributes, decode) => {
      const given = Object.entries(attributes()).map(([key, value]) => [key, decode(value)]);
      reader.open?.(local(name), Object.fromEntries(given), stop);
    })
    .on('closeTag', (name) => reader.close?.(local(name)))
    .on('text', (text, decode) => reader.text?.(decode(text)))
    .on('cdata', (text) => reader.text?.(text))
    .parse(xml);
}
