import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { handOnSignals, ROOT } from './process.mjs';

// `npm run dev`: the API restarts on a change, pages change in place. Open the second address.
await ensureInstalled();
const port = process.env.PORT ?? '3000';
const pagePort = process.env.VITE_PORT ?? '5173';
const env = {
  ...process.env,
  PORT: port,
  // The browser talks to Vite, which hands /api on: cookies and Origin checks follow that address.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`,
  API_ORIGIN: `http://localhost:${port}`,
};
const node = pinnedNode();
const options = /** @type {const} */ ({ cwd: ROOT, env, stdio: 'inherit' });
const vite = [
  'node_modules/vite/bin/vite.js',
  '--config',
  'web/vite.config.ts',
  '--port',
  pagePort,
  '--strictPort',
];
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], options),
  spawn(node, vite, options),
];
handOnSignals(children);
for (const child of children) {
  child.once('exit', (code) => {
    // One without the other is of no use.
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ||= code ?? 1;
  });
}
