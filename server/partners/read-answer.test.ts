import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it('reads an answer whole, and lets go of one that never ends', async () => {
  let sent = 0;
  const server = createServer((request, response) => {
    if (request.url === '/short') return void response.end('{"state":"ಸರಿ"}');
    const piece = Buffer.alloc(64 * 1024, 'x');
    const pour = () => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
    };
    response.on('drain', pour);
    pour();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await readAnswer(await fetch(`${url}/short`))).toBe('{"state":"ಸರಿ"}');
  await expect(readAnswer(await fetch(`${url}/endless`))).rejects.toThrow('larger than');
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  server.closeAllConnections();
  server.close();
});
