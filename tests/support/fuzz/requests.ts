import fc from 'fast-check';
import { HOSTILE_TEXTS } from './hostile-text.ts';
import { type Known, type Schema, valueFor } from './values.ts';

/** One request as it goes on the wire. */
export interface FuzzRequest {
  /** As OpenAPI names it. */
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface Operation {
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface ApiDocument {
  paths?: Record<string, object | undefined>;
}

/** Requests to every operation of the document, each as likely as the others. */
export function requestsOf(document: ApiDocument, known: Known): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      requestTo(`${method.toUpperCase()} ${path}`, operation as Operation, known),
    ),
  );
  return fc.oneof(...operations);
}

function requestTo(route: string, operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const [method = '', pattern = ''] = route.split(' ');
  const named = (place: string) => operation.parameters?.filter((each) => each.in === place) ?? [];
  const path = fc
    .record(valuesOf(named('path'), known))
    .map((values) =>
      pattern.replace(/\{(\w+)\}/g, (_hole, name: string) => encode(textOf(values[name] ?? '')) || '%20'),
    );
  const query = fc.record(valuesOf(named('query'), known), { requiredKeys: [] }).map(queryOf);
  const body = method === 'GET' || method === 'HEAD' ? fc.constant(NOTHING) : bodyOf(operation, known);
  const headers = fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: ODD_HEADERS });
  return fc.tuple(path, query, body, headers, tusOf(pattern)).map(([address, asked, sent, odd, tus]) => ({
    route,
    method,
    path: `${address}${asked}`,
    headers: { ...sent.headers, ...tus, ...odd },
    body: sent.bytes,
  }));
}

function valuesOf(parameters: { name: string; schema?: Schema }[], known: Known) {
  return Object.fromEntries(
    parameters.map(({ name, schema }) => [name, valueFor(name, schema ?? {}, known)]),
  );
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Half a surrogate pair cannot be written in an address at all. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function queryOf(values: Record<string, unknown>): string {
  const asked = Object.entries(values).map(([name, value]) => {
    return `${name}=${encode(textOf(value)).slice(0, 2_000)}`;
  });
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}

interface Body {
  headers: Record<string, string>;
  bytes: Buffer | undefined;
}

const NOTHING: Body = { headers: {}, bytes: undefined };
const json = (text: string): Body => ({
  headers: { 'content-type': 'application/json' },
  bytes: Buffer.from(text),
});

function bodyOf(operation: Operation, known: Known): fc.Arbitrary<Body> {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const fields = schema?.properties ?? FORM_FIELDS;
  return fc.oneof(
    {
      weight: 8,
      arbitrary: valueFor('body', schema ?? {}, known).map((value) => json(JSON.stringify(value) ?? '')),
    },
    { weight: schema ? 2 : 6, arbitrary: formOf(fields, known) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN) },
    { weight: 1, arbitrary: fc.constant(NOTHING) },
  );
}

/** Of the forms OpenAPI does not describe: a quotation's. */
const FORM_FIELDS: Record<string, Schema> = {
  chat_id: { type: 'integer', minimum: 1 },
  amount: { type: 'string', maxLength: 12 },
  original_name: { type: 'string', maxLength: 255 },
};

const BROKEN: Body[] = [
  json('{"mobile":'),
  json('[]'),
  json('null'),
  json('"text"'),
  json(`${'['.repeat(5_000)}`),
  json('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'),
  json('{"mobile":"9","mobile":"8"}'),
  json('{"text":"\\ud83d"}'),
  { headers: { 'content-type': 'application/json; charset=utf-16' }, bytes: Buffer.from('{}', 'utf16le') },
  { headers: { 'content-type': 'text/plain' }, bytes: Buffer.from('a=1') },
  {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    bytes: Buffer.from('mobile=9&role=admin'),
  },
  { headers: { 'content-type': 'multipart/form-data' }, bytes: Buffer.from('no boundary') },
  { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, bytes: Buffer.from('{}') },
  { headers: { 'content-type': 'a/b;c' }, bytes: Buffer.from([0xff, 0xfe, 0x00]) },
];

const FILES: [name: string, bytes: Buffer][] = [
  ['bill.pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')],
  ['note.txt', Buffer.from('ಎಲೆ ಹಳದಿ')],
  ['x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['x.jpg', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')],
  ['x.png', Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1')],
  ['x.mp4', Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom\xff\xff\xff\xffmoov', 'latin1')],
  ['', Buffer.alloc(0)],
];

function formOf(fields: Record<string, Schema>, known: Known): fc.Arbitrary<Body> {
  const values = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, valueFor(name, schema, known)])),
    { requiredKeys: [] },
  );
  const file = fc.option(fc.tuple(fc.constantFrom(...FILES), fc.constantFrom(...HOSTILE_TEXTS, undefined)));
  const twice = fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(40) });
  return fc.tuple(values, file, twice).map(([said, chosen, times]) => {
    const parts = Object.entries(said).flatMap(([name, value]) =>
      Array.from({ length: times }, () => part(`name="${name}"`, Buffer.from(textOf(value)))),
    );
    if (chosen) {
      const [[name, bytes], oddName] = chosen;
      parts.push(part(`name="file"; filename="${(oddName ?? name).replace(/["\r\n]/g, '_')}"`, bytes));
    }
    const bytes = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, bytes };
  });
}

const BOUNDARY = 'fuzz-4f1d';
const part = (disposition: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

const ODD_HEADERS = fc.constantFrom<Record<string, string>>(
  { range: 'bytes=0-0,2-3,5-' },
  { range: 'bytes=-99999999999999999999' },
  { range: 'lines=1-2' },
  { 'if-none-match': '*' },
  { 'if-range': 'W/"x"' },
  { accept: 'text/html;q=9' },
  { 'accept-language': 'kn'.repeat(500) },
  { 'x-forwarded-for': '127.0.0.1, ::1' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'x-xsrf-token': 'forged' },
  { 'x-http-method-override': 'DELETE' },
  { authorization: 'Basic c2FuZGJveDpob29r' },
);

/** The headers of the upload protocol, right and wrong. */
function tusOf(pattern: string): fc.Arbitrary<Record<string, string>> {
  if (!pattern.startsWith('/api/uploads')) return fc.constant({});
  const number = fc.constantFrom('0', '1', '4', '1000', '-1', '1e3', '99999999999', 'NaN', '00');
  return fc.record(
    {
      'tus-resumable': fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '0.2', ''),
      'upload-length': number,
      'upload-offset': number,
      'upload-metadata': fc.constantFrom('filename YS5wZGY=', 'filename !!!', 'a b,c d,', ','.repeat(50)),
      'content-type': fc.constantFrom(
        'application/offset+octet-stream',
        'application/offset+octet-stream',
        'a/b',
      ),
    },
    { requiredKeys: ['tus-resumable', 'content-type'] },
  );
}
