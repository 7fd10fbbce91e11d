import { rm } from 'node:fs/promises';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { securityHeaders } from '../../server/platform/http/headers.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import { buildSmallSite } from '../support/small-site.ts';

/** What every answer tells the browser to refuse, read from the answers themselves: pages, files, errors, everything. */

let app: TestApp;
let farmer: FarmerClient;
let filePath: string;
let dist: string;

beforeAll(async () => {
  dist = await buildSmallSite();
  app = await startTestApp({ DIST_DIR: dist });
  farmer = await app.loginFarmer();
  const form = new FormData();
  form.append('file', new Blob(['ಎಲೆ ಹಳದಿ'], { type: 'text/plain' }), 'a.txt');
  filePath = (await farmer.postForm('/api/chat/message', form)).body.message.file_path;
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

/** What stands on every answer, whoever gives it. */
function expectGuarded(where: string, headers: Headers): void {
  const said = (name: string) => headers.get(name) ?? `no ${name}`;
  expect.soft(said('x-content-type-options'), where).toBe('nosniff');
  expect.soft(said('referrer-policy'), where).toBe('strict-origin-when-cross-origin');
  expect.soft(said('cross-origin-opener-policy'), where).toMatch(/^same-origin(-allow-popups)?$/);
  expect.soft(said('cross-origin-resource-policy'), where).toBe('same-origin');
  expect.soft(said('permissions-policy'), where).toContain('camera=(self), microphone=(self), payment=(');
  expect.soft(said('permissions-policy'), where).toContain('geolocation=()');
  expect.soft(headers.get('x-powered-by'), where).toBeNull();
  expect.soft(headers.get('access-control-allow-origin'), where).toBeNull();
  const policy = directives(headers);
  const scripts = policy['script-src'] ?? policy['default-src'] ?? 'none said';
  expect.soft(scripts, where).not.toMatch(/unsafe|\*|data:|blob:|https?:(\s|$)|none said/);
  expect.soft(policy['frame-ancestors'], where).toMatch(/^'(none|self)'$/);
}

function directives(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(/;\s*/).map((directive) => {
      const at = directive.indexOf(' ');
      return at < 0 ? [directive, ''] : [directive.slice(0, at), directive.slice(at + 1)];
    }),
  );
}

const FOREIGN_HOST = /https?:\/\/|\*/;

describe('every address that is served', () => {
  it('is guarded, whether it answers, refuses or fails', async () => {
    const stranger = app.client();
    const calls = app.routes.filter((route) => !route.startsWith('OPTIONS '));
    expect(calls.length).toBeGreaterThan(80);
    for (const route of calls) {
      const [method = '', pattern = ''] = route.split(' ');
      const address = pattern.replace(/:\w+|\*/g, '1');
      for (const client of [stranger, farmer]) {
        if (client === farmer && address.endsWith('/auth/logout')) continue;
        const { status, headers } = await client.request(method, address, {});
        expectGuarded(`${route} -> ${status}`, headers);
      }
    }
  });

  it('is guarded where nobody serves anything', async () => {
    const addresses: [string, string][] = [
      ['GET', '/no/such/page'],
      ['GET', '/api/nothing'],
      ['GET', '/uploads/none'],
      ['GET', '/assets/none.js'],
      ['PUT', '/'],
      ['DELETE', '/farmers'],
      ['GET', '/%zz'],
      ['GET', '/api/auth/exists/%E0%A4%A'],
      ['GET', `/api/chat/thread/${'9'.repeat(400)}`],
      ['GET', '/socket.io/?EIO=4&transport=polling'],
      ['POST', '/socket.io/?EIO=4&transport=polling'],
      ['GET', '/socket.io/'],
    ];
    for (const [method, address] of addresses) {
      const { status, headers } = await app.client().request(method, address, {});
      expect.soft(status, address).toBeGreaterThanOrEqual(400);
      expect.soft(status, address).toBeLessThan(500);
      expectGuarded(`${method} ${address} -> ${status}`, headers);
    }
  });

  it.each([
    ['what is no HTTP', 'HELLO THERE\r\n\r\n', 400],
    ['headers as long as a novel', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ])('is guarded for %s', async (_what, text, status) => {
    const answer = await sayRaw(text);
    const [line = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(line).toContain(` ${status} `);
    expectGuarded(line, new Headers(lines.map((each) => each.split(': ') as [string, string])));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
  });
});

function sayRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard)).on('error', reject);
  });
}

describe('the pages', () => {
  const policyOf = async (address: string) => directives((await app.client().get(address)).headers);

  it('name their one line of script by its hash', async () => {
    expect((await policyOf('/'))['script-src']).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  it('of the public site may open a film and the map, and nothing else of another house', async () => {
    const policy = await policyOf('/');
    expect(policy['frame-src']).toBe('https://www.youtube-nocookie.com https://www.openstreetmap.org');
    expect(policy['script-src']).not.toMatch(FOREIGN_HOST);
    expect(policy['frame-ancestors']).toBe("'none'");
  });

  it.each([
    '/farmers',
    '/admin',
    '/admin/settings/replies',
    '/offline.html',
    '/offline.kn.html',
    '/sw.js',
    '/index.html',
    '/dev/outbox',
  ])('%s shows and runs nothing of another house', async (address) => {
    const { status, headers } = await app.client().get(address);
    expect(status).toBe(200);
    const policy = directives(headers);
    expect(policy['default-src']).toBe("'self'");
    expect(policy['frame-src']).toBe("'self'");
    for (const [name, value] of Object.entries(policy)) expect(value, name).not.toMatch(FOREIGN_HOST);
  });

  it.each(['/payment/phonepe/iframe', '/payment/phonepe/iframe/', '/payment-result'])(
    '%s alone lets the payment provider in',
    async (address) => {
      const { headers } = await app.client().get(address);
      const policy = directives(headers);
      const provider = new URL(app.config.payment.checkoutScriptUrl).origin;
      expect(policy['script-src']).toBe(`'self' ${provider}`);
      expect(policy['frame-src']).toBe(`'self' ${provider}`);
      expect(policy['form-action']).toBe(`'self' ${provider}`);
      expect(policy['frame-ancestors']).toBe("'self'");
      // The provider's frame may open a bank's window, and knows us by the referrer.
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain(`payment=(self "${provider}")`);
    },
  );

  it('cannot be framed, based elsewhere, or made to post elsewhere', async () => {
    for (const address of ['/', '/farmers', '/admin', '/no/such/page']) {
      const { headers } = await app.client().get(address);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(directives(headers)).toMatchObject({
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      });
    }
  });
});

describe('files', () => {
  it('of conversations are put in a sandbox that runs nothing', async () => {
    for (const headers of [{}, { range: 'bytes=0-3' }, { range: 'bytes=900-' }] as Record<string, string>[]) {
      const answer = await farmer.get(filePath, headers);
      expectGuarded(`${answer.status}`, answer.headers);
      expect(directives(answer.headers)['default-src']).toBe("'none'");
      if (answer.status < 300) expect(directives(answer.headers)).toHaveProperty('sandbox');
    }
    const known = await farmer.get(filePath, {
      'if-none-match': (await farmer.get(filePath)).headers.get('etag') ?? '',
    });
    expect(known.status).toBe(304);
    expectGuarded('304', known.headers);
  });
});

describe('in production', () => {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://av-agro.example' });
  const headers = securityHeaders({ ...config, production: true });

  it.each(Object.entries(headers))(
    '%s is https only, for two years, with everything below',
    (_kind, said) => {
      expect(said['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    },
  );

  it('pages talk to our own socket and to no other', () => {
    const policy = directives(new Headers(headers.desk));
    expect(policy['connect-src']).toBe("'self' wss://av-agro.example");
    expect(policy).toHaveProperty('upgrade-insecure-requests');
  });

  it('only the payment pages name the provider', () => {
    const provider = {
      ...config.payment,
      provider: 'phonepe',
      checkoutScriptUrl: 'https://mercury.phonepe.com/c.js',
    };
    const real = securityHeaders({ ...config, payment: provider as typeof config.payment });
    const naming = Object.entries(real).filter(([, said]) => JSON.stringify(said).includes('phonepe'));
    expect(naming.map(([kind]) => kind)).toEqual(['payment']);
    const policy = real.payment['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://mercury.phonepe.com;");
    expect(policy).toContain('https://mercury.phonepe.com https://*.phonepe.com; object-src');
  });
});

describe('pages that are nobody’s search result', () => {
  it('say so themselves, and the public ones do not', async () => {
    const said = async (path: string) =>
      (await app.client().request('GET', path, {})).headers.get('x-robots-tag') ?? 'nothing';
    for (const path of ['/farmers', '/my-data', '/admin', '/admin/payments', '/payment-result'])
      expect(await said(path), path).toBe('noindex');
    expect(await said('/')).toBe('nothing');
  });
});
