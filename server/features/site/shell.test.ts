import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentInForce } from '../../content-in-force.ts';
import { NEXT, readShells } from './shell.ts';

const WEB = path.join(import.meta.dirname, '../../../web');

let built: string;
beforeAll(async () => {
  built = await mkdtemp(path.join(os.tmpdir(), 'av-shell-'));
  await mkdir(path.join(built, '.vite'));
  await writeFile(path.join(built, 'index.html'), '<head><script src="/assets/start.js"></script></head>');
  await writeFile(
    path.join(built, 'farmers.html'),
    '<head><meta name="application-name" content="%SHOP%"><meta property="og:url" content="%ORIGIN%/farmers"><script src="/assets/chat.js"></script></head><script type="application/json" id="app-content">"%CONTENT%"</script>',
  );
  const manifest = {
    'index.html': { file: 'assets/start.js' },
    'farmers.html': { file: 'assets/chat.js' },
    'features/identity/farmer/FarmerLogin.tsx': {
      file: 'assets/login.js',
      imports: ['_http.js', 'farmers.html'],
      css: ['assets/login.css'],
    },
    'pages/farmers/FarmerDesk.tsx': { file: 'assets/desk.js', imports: ['_http.js', 'farmers.html'] },
    '_http.js': { file: 'assets/http.js' },
    'pages/admin.tsx': { file: 'assets/admin.js' },
  };
  await writeFile(path.join(built, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(built, { recursive: true, force: true }));

const SITE = { production: false, publicUrl: 'https://agro.test' };
const open = async (content = createContentInForce()) => (await readShells(built, SITE, content)).of;

describe('the page an address starts from', () => {
  const stranger = { farmer: false };

  it('names the code its route needs next, each file once, and not what it names anyway', async () => {
    const page = (await open())('/farmers/', stranger);
    for (const file of ['chat.js', 'login.js', 'http.js', 'login.css']) {
      expect(page.split(`/assets/${file}`), file).toHaveLength(2);
    }
    expect(page).not.toMatch(/start\.js|admin\.js|desk\.js/);
  });

  it('brings a farmer their desk and not the login', async () => {
    const page = (await open())('/farmers', { farmer: true });
    expect(page).toContain('/assets/desk.js');
    expect(page).not.toContain('login');
  });

  it.each(Object.values(NEXT).flat())('%s is a file of the web', (source) => {
    expect(existsSync(path.join(WEB, source))).toBe(true);
  });

  it('is the plain one where a route has no code of its own', async () => {
    expect((await open())('/clinic', stranger)).not.toContain('preload');
  });

  it('names the site’s own address in the preview of a shared link', async () => {
    const page = (await open())('/farmers', stranger);
    expect(page).toContain('content="https://agro.test/farmers"');
    expect(page).not.toContain('%ORIGIN%');
  });

  it('tells whoever gets a link to the chat what it is, in words of both languages and a picture', async () => {
    const page = await readFile(path.join(WEB, 'farmers.html'), 'utf8');
    const told = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(page)?.[1];
    for (const name of ['description', 'og:title', 'og:description']) {
      expect(told(name), name).toMatch(/[\u0c80-\u0cff]{3}.*[A-Za-z]{3}|[A-Za-z]{3}.*[\u0c80-\u0cff]{3}/);
    }
    expect(told('og:image')).toBe('%ORIGIN%/share/home.kn.jpg');
    expect(/<title>([^<]*)/.exec(page)?.[1]).toContain('ಬೆಳೆ ವೈದ್ಯರನ್ನು');
  });

  it('says who the shop is, in words that cannot end the place they stand in', async () => {
    const inForce = createContentInForce();
    const shellOf = await open(inForce);
    const content = inForce.now();
    const shop = { ...content.shop, name: 'Rao & "Sons" </script>$&' };
    expect(shellOf('/farmers', stranger)).toContain(`content="${content.shop.name}"`);
    inForce.replace({ ...content, shop }, 1, new Set(['shop']));
    const page = shellOf('/farmers', stranger);
    expect(page).toContain('content="Rao &amp; &quot;Sons&quot; &lt;/script&gt;$&amp;"');
    const [, json = ''] = /id="app-content">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({ shop, contact: content.contact, hours: content.hours });
  });
});
