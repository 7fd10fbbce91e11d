import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { callersWaiting, stopListening } from './http-server.ts';

const REQUEST = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** @param ms what each request costs this process */
async function serve(ms = 0) {
  const server = createServer((_request, response) => {
    for (const end = performance.now() + ms; performance.now() < end; );
    response.end('heard');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = (): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.write(REQUEST);
    return socket;
  };
  return { server, call };
}

const answersTo = async (crowd: Socket[]) =>
  (await Promise.all(crowd.map((socket) => text(socket)))).map((answer) => answer.slice(-5));

it('the system tells how many stand at the door', async () => {
  const { server, call } = await serve();
  const { port } = server.address() as AddressInfo;
  expect(callersWaiting(port)).toBe(0);
  const crowd = Array.from({ length: 7 }, call);
  // They ask the system; then no turn for the server, and the system lets them in by itself.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  for (const end = performance.now() + 500; performance.now() < end; );
  expect(callersWaiting(port)).toBe(7);
  await answersTo(crowd);
  expect(callersWaiting(port)).toBe(0);
  server.close();
  expect(callersWaiting(port + 1)).toBeUndefined();
});

it('answers who stood at the door when it closed, and refuses who comes later', async () => {
  const { server, call } = await serve();
  // Connected by the system at once; this process has not had a turn to let them in.
  const crowd = Array.from({ length: 50 }, call);
  const stopped = stopListening(server);
  expect(await answersTo(crowd)).toEqual(crowd.map(() => 'heard'));
  await stopped;
  await expect(text(call())).rejects.toThrow('ECONNREFUSED');
});

it('lets in a crowd that takes it seconds: what a proxy held back while its machine was busy', async () => {
  const { server, call } = await serve(20);
  const crowd = Array.from({ length: 200 }, call);
  const stopped = stopListening(server);
  expect(await answersTo(crowd)).toEqual(crowd.map(() => 'heard'));
  await stopped;
});

it('lets in who came while the machine gave it no time', async () => {
  const { server, call } = await serve();
  const crowd = new Promise<Socket[]>((resolve) => {
    // In the turn in which the door would close, before it looks.
    setImmediate(() => {
      resolve(Array.from({ length: 50 }, call));
      for (const end = performance.now() + 2_100; performance.now() < end; );
    });
  });
  const stopped = stopListening(server);
  expect(await answersTo(await crowd)).toEqual(Array.from({ length: 50 }, () => 'heard'));
  await stopped;
});

it('closes at once between callers who never cease to come', async () => {
  const { server, call } = await serve(5);
  const answers: Promise<string>[] = [];
  let refused = 0;
  const coming = setInterval(() => {
    answers.push(
      text(call()).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') throw error;
        refused += 1;
        return 'heard';
      }),
    );
  }, 3);
  try {
    await stopListening(server);
    await expect.poll(() => refused).toBeGreaterThan(3);
  } finally {
    clearInterval(coming);
  }
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/heard$/);
});
