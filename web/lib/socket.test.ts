// @vitest-environment jsdom
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { io as openSocket, Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { type ConnectionHandle, connectSocket } from './socket.ts';

declare const jsdom: { reconfigure: (settings: { url: string }) => void };

/** The library itself, its sockets written down. */
const opened = vi.hoisted(() => [] as Socket[]);
vi.mock('socket.io-client', async (original) => {
  const library = await original<{ io: typeof openSocket }>();
  const io = (options: object) => {
    const socket = library.io(options);
    opened.push(socket);
    return socket;
  };
  return { ...library, io };
});

let http: HttpServer;
let io: Server;
let leases: ConnectionHandle[];

beforeEach(async () => {
  leases = [];
  http = createServer();
  io = new Server(http, { path: '/socket.io' });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  jsdom.reconfigure({ url: `http://localhost:${(http.address() as AddressInfo).port}/farmers` });
});

afterEach(async () => {
  for (const lease of leases) lease.release();
  await io.close();
});

function lease(as: 'farmer' | 'office'): ConnectionHandle {
  const taken = connectSocket(as);
  leases.push(taken);
  return taken;
}

const connections = () => io.sockets.sockets.size;

it('shares one line per identity and names the identity in the handshake', async () => {
  const [first, second] = [lease('farmer'), lease('farmer')];
  await eventually(() => expect(connections()).toBe(1));
  lease('office');
  await eventually(() => expect(connections()).toBe(2));
  expect([...io.sockets.sockets.values()].map((socket) => socket.handshake.auth.as).sort()).toEqual([
    'farmer',
    'office',
  ]);
  first.release();
  first.release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(connections()).toBe(2);
  second.release();
  await eventually(() => expect(connections()).toBe(1));
  // A line given back stays down, also past the first slow retry.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(connections()).toBe(1);
});

it('comes back and gives up as the specification sets it', async () => {
  lease('farmer');
  await eventually(() => expect(connections()).toBe(1));
  const manager = opened.at(-1)?.io;
  expect({
    reconnects: manager?.reconnection(),
    delay: manager?.reconnectionDelay(),
    most: manager?.reconnectionDelayMax(),
    randomization: manager?.randomizationFactor(),
    timeout: manager?.timeout(),
    path: manager?.opts.path,
  }).toEqual({
    reconnects: true,
    delay: 1000,
    most: 5000,
    randomization: 0.5,
    timeout: 20_000,
    path: '/socket.io',
  });
});

it('delivers to listeners taken before the line was there, until they leave', async () => {
  const line = lease('farmer');
  const heard: number[] = [];
  const states: boolean[] = [];
  line.onConnection((connected) => states.push(connected));
  const stop = line.on('chat:cleared', ({ seq }) => heard.push(seq));
  await eventually(() => expect(states).toEqual([true]));
  io.emit('chat:cleared', { chat_id: 1, seq: 5 });
  await eventually(() => expect(heard).toEqual([5]));
  stop();
  io.emit('chat:cleared', { chat_id: 1, seq: 6 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual([5]);
});

it('asks to join and hands back the server’s answer', async () => {
  io.on('connection', (socket) => {
    socket.on('join', ({ chat_id }, reply) => reply({ ok: true, head_seq: chat_id * 2 }));
  });
  const line = lease('office');
  await expect(line.join(4)).rejects.toThrow();
  await eventually(() => expect(connections()).toBe(1));
  await eventually(async () => expect(await line.join(4)).toEqual({ ok: true, head_seq: 8 }));
});

it('comes back at once when the phone is online again, not after the back-off', async () => {
  const line = lease('farmer');
  const states: boolean[] = [];
  line.onConnection((connected) => states.push(connected));
  await eventually(() => expect(states).toEqual([true]));
  io.disconnectSockets(true);
  await eventually(() => expect(states).toEqual([true, false]));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(states).toEqual([true, false, true]), { timeout: 900 });
});

it('asks again when the server itself said no, which the library does not', async () => {
  let refusals = 1;
  io.use((_socket, next) => (refusals-- > 0 ? next(new Error('busy')) : next()));
  lease('farmer');
  await eventually(() => expect(connections()).toBe(1));
});

it('renews a line whose other end has gone silent', async () => {
  const line = lease('farmer');
  const states: boolean[] = [];
  line.onConnection((connected) => states.push(connected));
  await eventually(() => expect(states).toEqual([true]));
  // Nobody answers a join on this server: the line is up and says nothing.
  await expect(line.join(1, 50)).rejects.toThrow();
  expect(line.isConnected()).toBe(true);
  line.reconnect();
  await vi.waitFor(() => expect(states).toEqual([true, false, true]), { timeout: 900 });
});

it('tells of every try that came to nothing', async () => {
  io.use((_socket, next) => next(new Error('busy')));
  const failed = vi.fn();
  lease('farmer').onFailedTry(failed);
  await eventually(() => expect(failed.mock.calls.length).toBeGreaterThan(1));
});

it('keeps the newest word of each kind for who comes late, until the line is opened anew', async () => {
  const line = lease('farmer');
  const states: boolean[] = [];
  line.onConnection((connected) => states.push(connected));
  await eventually(() => expect(states).toEqual([true]));
  expect(line.latest('office:presence')).toBeUndefined();
  for (const online of [true, false, true]) io.emit('office:presence', { online });
  await eventually(() => expect(line.latest('office:presence')).toEqual({ online: true }));
  expect(lease('farmer').latest('office:presence')).toEqual({ online: true });
  line.reconnect();
  await eventually(() => expect(states).toEqual([true, false, true]));
  expect(line.latest('office:presence')).toBeUndefined();
});

it('says that somebody writes while there is a line, and keeps nothing to say later', async () => {
  const heard: unknown[] = [];
  io.on('connection', (socket) => socket.on('typing', (request) => heard.push(request)));
  const line = lease('office');
  line.sendTyping(1);
  await eventually(() => expect(line.isConnected()).toBe(true));
  line.sendTyping(7);
  await eventually(() => expect(heard).toEqual([{ chat_id: 7 }]));
});
