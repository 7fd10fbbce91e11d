import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../../server/platform/http/validation.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const FILE = path.join(import.meta.dirname, '../../docs/openapi.json');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the API describes itself from the schemas it obeys', () => {
  test('docs/openapi.json is what the running server says (UPDATE_OPENAPI=1 writes it)', async () => {
    const document = `${JSON.stringify(app.openapi(), null, 2)}\n`;
    if (process.env.UPDATE_OPENAPI) await writeFile(FILE, document);
    expect(document).toBe(await readFile(FILE, 'utf8'));
  });

  test('every operation says what it is for and what it answers', () => {
    for (const [route, item] of Object.entries(app.openapi().paths ?? {})) {
      for (const [method, operation] of Object.entries(item ?? {})) {
        const { summary, responses } = operation as { summary?: string; responses?: Record<string, unknown> };
        expect(summary, `${method} ${route}`).toMatch(/\S/);
        expect(Object.keys(responses ?? {}).join(' '), `${method} ${route}`).toMatch(/\b20\d\b/);
      }
    }
  });

  // A route compiles its own at its first request.
  test('every schema of what is taken and answered can be compiled', () => {
    const compileSerializer = SerializerSelector()({}, {});
    let compiled = 0;
    for (const [url, item] of Object.entries(app.openapi().paths ?? {})) {
      for (const [method, operation] of Object.entries(item ?? {})) {
        const { requestBody, responses } = operation as {
          requestBody?: Content;
          responses: Record<string, Content>;
        };
        for (const schema of schemasOf(requestBody)) expect(() => faultsOf(schema, {}), url).not.toThrow();
        for (const [httpStatus, response] of Object.entries(responses)) {
          for (const schema of schemasOf(response)) {
            expect(() => compileSerializer({ schema, method, url, httpStatus }), url).not.toThrow();
            compiled += 1;
          }
        }
      }
    }
    expect(compiled).toBeGreaterThan(400);
  });

  test('it is served for people at /api/docs', async () => {
    const page = await app.client().get('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

type Content = { content?: Record<string, { schema?: object }> };
const schemasOf = (part: Content | undefined): object[] =>
  Object.values(part?.content ?? {}).flatMap(({ schema }) => schema ?? []);
