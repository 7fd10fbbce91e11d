import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const ACTUAL_TEXT = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The lines of a PDF of ours as they are read aloud and copied, from top to bottom. */
export function linesOfPdf(pdf: Buffer): string[] {
  const lines: string[] = [];
  for (const [, body = ''] of pdf.toString('latin1').matchAll(STREAM)) {
    const content = inflate(Buffer.from(body, 'latin1'));
    for (const [, text = ''] of content.matchAll(ACTUAL_TEXT)) lines.push(readText(text));
  }
  return lines;
}

function inflate(body: Buffer): string {
  try {
    return inflateSync(body).toString('latin1');
  } catch {
    return '';
  }
}

/** Plain letters, or UTF-16 behind a byte order mark. */
function readText(escaped: string): string {
  const text = escaped.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
  if (!text.startsWith('\u00fe\u00ff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
