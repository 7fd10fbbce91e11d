import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installBodyTimeout } from './request-body.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  installBodyTimeout(app, 300);
  app.addContentTypeParser(
    ['text/plain', 'x/y'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  app.post('/', async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a letter of the body at a time; answers what was heard when the line was over. */
function sendSlowly(body: string, everyMs: number, type = 'application/json'): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(
        `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      const letters = [...body];
      const timer = setInterval(() => {
        const letter = letters.shift();
        if (letter === undefined || socket.destroyed) clearInterval(timer);
        else socket.write(letter);
      }, everyMs);
    });
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => {}).on('close', () => resolve(heard));
  });
}

it('hears a sender out who is slow but comes to the end', async () => {
  expect(await sendSlowly('{"a":1}', 10)).toContain('{"body":{"a":1}}');
});

it.each(['application/json', 'Application/JSON; charset=utf-8', 'text/plain', 'x/y'])(
  'leaves one who would go on for ever, and calls it %s',
  async (type) => {
    const start = performance.now();
    expect(await sendSlowly(JSON.stringify({ a: 'x'.repeat(500) }), 50, type)).not.toContain('"body"');
    expect(performance.now() - start).toBeLessThan(5_000);
  },
);
