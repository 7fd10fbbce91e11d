import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { stopListening } from './stop-listening.ts';

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
}, 20_000);

it('lets in who came while the machine gave it no time', async () => {
  const { server, call } = await serve();
  const crowd = new Promise<Socket[]>((resolve) => {
    // In the turn in which the door would close, before it looks.
    setImmediate(() =>
      setImmediate(() => {
        resolve(Array.from({ length: 50 }, call));
        for (const end = performance.now() + 2_100; performance.now() < end; );
      }),
    );
  });
  const stopped = stopListening(server);
  expect(await answersTo(await crowd)).toEqual(Array.from({ length: 50 }, () => 'heard'));
  await stopped;
});
