import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readCertificateEnd } from './read-certificate.ts';

it('is no question where the site is not https, and unread where nobody answers', async () => {
  expect(await readCertificateEnd('http://localhost:3000')).toBeUndefined();
  expect(await readCertificateEnd('https://127.0.0.1:9')).toBeNull();
});

it('is read from the site itself, also one that nobody trusts', async (test) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'av-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '9', '-subj', '/CN=localhost'];
  const made = await promisify(execFile)('openssl', [...args, '-keyout', key, '-out', cert]).then(
    () => true,
    () => false,
  );
  if (!made) return test.skip('openssl is not installed: no certificate to read');
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = await readCertificateEnd(`https://localhost:${port}`);
  const days = ((end?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(8.9);
  expect(days).toBeLessThan(9.1);
  server.close();
  await rm(folder, { recursive: true });
});
