import { execFileSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp } from './app.ts';
import { keepWriting, wholeThread } from './keep-writing.ts';
import { removeFolder } from './remove-folder.ts';
import { SilentProxy } from './silent-proxy.ts';

/*
 * `unshare --net node tests/support/dropped-packets.ts CONNECTION_STRING`: an app and its lines to the database in a network
 * of their own, where the packets of those lines are dropped: nothing arrives, nothing is acknowledged, nobody is told.
 * Says on standard output what became of it.
 */
const WITHIN_MS = 30_000;

// A new network has not even the loopback up; the machine's own is not for this.
if (Object.keys(networkInterfaces()).length > 0) throw new Error('run it under unshare --net');
const ip = (words: string) => execFileSync('ip', words.split(' '));
ip('link set lo up');
// The table of this machine's own addresses comes first by itself; a rule of ours must come before it.
ip('rule add pref 100 lookup local');
ip('rule del pref 0');

const { proxy, url } = await SilentProxy.inFrontOf(process.argv[2] ?? '');
const app = await startTestApp({ DATABASE_URL: url, FARMER_SEND_BURST: '100000' });
const farmers = await Promise.all(Array.from({ length: 4 }, () => app.loginFarmer()));
const writers = farmers.map((farmer) => ({ farmer, ...keepWriting(farmer) }));
const haveSaid = async (more: number, withinMs: number) => {
  const wanted = writers.map(({ said }) => said.length + more);
  const begun = performance.now();
  while (writers.some(({ said }, n) => said.length < (wanted[n] ?? 0))) {
    if (performance.now() - begun > withinMs) throw new Error('nobody writes');
    await sleep(50);
  }
  return performance.now() - begun;
};
await haveSaid(3, 60_000);

const ports = proxy.ports();
for (const port of ports) {
  for (const end of ['sport', 'dport']) ip(`rule add pref 10 ipproto tcp ${end} ${port} blackhole`);
}
const backMs = await haveSaid(3, WITHIN_MS);
const { status: ready } = await app.client().get('/readyz');
await Promise.all(writers.map(({ stop }) => stop()));

const lost: string[] = [];
for (const { farmer, said, chatId } of writers) {
  const thread = (await wholeThread(farmer, chatId())).filter((text) => text.startsWith('ಮಾತು'));
  if (thread.join() !== said.join()) lost.push(`${farmer.mobile}: ${thread.length} of ${said.length}`);
}
console.log(JSON.stringify({ dropped: ports.length, backMs, ready, lost }));
await removeFolder(app.dataDir);
process.exit();
