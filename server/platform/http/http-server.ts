import { closeSync, openSync, readSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Puts `admit` before all who answer requests so far; what it does not let through, they never see. */
export function goBefore(
  server: Server,
  admit: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!admit(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}

/** Where the system does not tell who waits: a turn in which the door may close, for what comes in it is cut off. */
const SHORT_MS = 2;
/** Where callers never cease to come, the last of them are cut off after all: after so long, and so many turns. */
const LONGEST_MS = 20_000;
/** A machine that gave this process no time for seconds has let nobody in either: time alone says nothing. */
const FEWEST_TURNS = 100;

/**
 * Takes no more connections; those that are open go on. Callers whom the system has let in already and this process has
 * not yet would be cut off together with what they sent, and a proxy may not send a write a second time. On a busy
 * machine that is a crowd, so they are let in first: until the system says that nobody waits, or, where it does not tell,
 * until the loop has had two short turns that brought nobody (two, for the rest of the present one lets nobody in).
 */
export async function stopListening(server: Server): Promise<void> {
  // It never came to listen: its port was taken.
  if (!server.listening) return;
  const { port } = server.address() as AddressInfo;
  let cameIn = 0;
  server.on('connection', () => {
    cameIn += 1;
  });
  const end = performance.now() + LONGEST_MS;
  let now = performance.now();
  for (let quiet = 0, turns = 0; quiet < 2 && (now < end || turns < FEWEST_TURNS); turns += 1) {
    const [cameBefore, begun] = [cameIn, now];
    await turn();
    const waiting = callersWaiting(port);
    if (waiting === 0) break;
    now = performance.now();
    const nobody = waiting === undefined && cameIn === cameBefore;
    quiet = nobody && now - begun < SHORT_MS ? quiet + 1 : 0;
  }
  server.close();
}

/** What listens stands at the head of the system's list, before thousands of open connections. */
const HEAD_BYTES = 16_384;
/** A row of that list: number, local address, port, the other end, state 0A (listening), length of the two queues. */
const LISTENING = /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]+:0000 0A [0-9A-F]{8}:([0-9A-F]{8})/gm;

/**
 * How many the system has let in at a port that this process has not; undefined where it does not say (it is no Linux).
 * Read at once and not by promise: whoever asks acts on the answer before anybody else can come.
 */
export function callersWaiting(port: number): number | undefined {
  let waiting: number | undefined;
  for (const list of ['/proc/self/net/tcp', '/proc/self/net/tcp6']) {
    for (const [, at = '', queue = ''] of readHead(list).matchAll(LISTENING)) {
      if (Number.parseInt(at, 16) === port) waiting = (waiting ?? 0) + Number.parseInt(queue, 16);
    }
  }
  return waiting;
}

function readHead(file: string): string {
  try {
    const list = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(HEAD_BYTES);
      return bytes.toString('latin1', 0, readSync(list, bytes, 0, HEAD_BYTES, 0));
    } finally {
      closeSync(list);
    }
  } catch {
    return '';
  }
}
