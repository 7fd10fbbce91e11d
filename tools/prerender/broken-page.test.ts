import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('a page that cannot be drawn ends the build, by the name of what is missing, and nothing is written', async () => {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'av-prerender-'));
  await mkdir(path.join(dist, 'server'));
  const renderer = `
    export const startRenderer = async () => ({
      paths: ['/', '/products'],
      draw(address) {
        if (address === '/products') throw new Error('there is no picture product-imida');
        return { path: address };
      },
    });`;
  await writeFile(path.join(dist, 'server/entry-server.js'), renderer);
  await writeFile(path.join(dist, 'package.json'), '{ "type": "module" }');
  const env = { ...process.env, DIST_DIR: dist };
  const { status, stderr } = spawnSync(process.execPath, ['tools/prerender/main.ts'], {
    ...{ env, encoding: 'utf8' as const },
  });
  expect(stderr).toContain('there is no picture product-imida');
  expect([status, existsSync(path.join(dist, 'pages'))]).toEqual([1, false]);
  await rm(dist, { recursive: true });
});
