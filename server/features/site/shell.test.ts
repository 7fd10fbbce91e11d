import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShells } from './shell.ts';

let built: string;
beforeAll(async () => {
  built = await mkdtemp(path.join(os.tmpdir(), 'av-shell-'));
  await mkdir(path.join(built, '.vite'));
  await writeFile(path.join(built, 'index.html'), '<head><script src="/assets/start.js"></script></head>');
  const manifest = {
    'index.html': { file: 'assets/start.js' },
    'pages/farmers.tsx': {
      file: 'assets/farmers.js',
      imports: ['index.html', '_http.js'],
      css: ['assets/farmers.css'],
    },
    'features/accounts/FarmerLogin.tsx': {
      file: 'assets/login.js',
      imports: ['_http.js', 'pages/farmers.tsx'],
    },
    '_http.js': { file: 'assets/http.js' },
    'pages/admin.tsx': { file: 'assets/admin.js' },
  };
  await writeFile(path.join(built, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(built, { recursive: true, force: true }));

describe('the page an address starts from', () => {
  it('names the code its route needs next, each file once, and not what it names anyway', async () => {
    const page = (await readShells(built))('/farmers/');
    for (const file of ['farmers.js', 'login.js', 'http.js', 'farmers.css']) {
      expect(page.split(`/assets/${file}`), file).toHaveLength(2);
    }
    expect(page.split('/assets/start.js')).toHaveLength(2);
    expect(page).not.toContain('admin.js');
  });

  it('is the plain one where a route has no code of its own', async () => {
    expect((await readShells(built))('/clinic')).not.toContain('preload');
  });
});
