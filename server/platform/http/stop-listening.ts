import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** Of a turn in which the door may close: what comes between its look at the door and its end is cut off. */
const SHORT_MS = 2;
/** Where callers never cease to come, the last of them are cut off after all: after so long, and so many turns. */
const LONGEST_MS = 8_000;
/** A machine that gave this process no time for seconds has let nobody in either: time alone says nothing. */
const FEWEST_TURNS = 100;

/**
 * Takes no more connections; those that are open go on. Callers whom the system has let in already and this process has
 * not yet would be cut off together with what they sent, and a proxy may not send a write a second time. On a busy
 * machine that is a crowd, so they are let in first, until the loop has had two short turns that brought nobody: two,
 * for the rest of the present one lets nobody in.
 */
export async function stopListening(server: Server): Promise<void> {
  let cameIn = 0;
  server.on('connection', () => {
    cameIn += 1;
  });
  const end = performance.now() + LONGEST_MS;
  let now = performance.now();
  for (let quiet = 0, turns = 0; quiet < 2 && (now < end || turns < FEWEST_TURNS); turns += 1) {
    const [cameBefore, begun] = [cameIn, now];
    await turn();
    now = performance.now();
    quiet = cameIn === cameBefore && now - begun < SHORT_MS ? quiet + 1 : 0;
  }
  server.close();
}
