import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { createEmailSender } from './index.ts';
import { createSmtpSender, type EmailSender } from './smtp.ts';

const MAIL = { to: 'office@avagro.in', subject: 'AV Agro office login code', text: '123456 ಕೋಡ್' };
const FROM = 'AV Agro <no-reply@avagro.in>';

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Received {
  recipients: string[];
  raw: string;
  user: string | undefined;
}

/** A real SMTP server on a free port. */
async function startMailServer(
  options: SMTPServerOptions = {},
): Promise<{ port: number; inbox: Received[] }> {
  const inbox: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === 'right' ? done(null, { user: auth.username }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        inbox.push({
          recipients: session.envelope.rcptTo.map((each) => each.address),
          raw: Buffer.concat(chunks).toString(),
          user: session.user as string | undefined,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, inbox };
}

function senderTo(smtpUrl: string, timeoutMs?: number): EmailSender {
  const sender = createSmtpSender({ smtpUrl, from: FROM, timeoutMs });
  closers.push(() => sender.close());
  return sender;
}

describe('over SMTP', () => {
  it('delivers a message with sender, recipient, subject, text, and the mark of a machine', async () => {
    const { port, inbox } = await startMailServer();
    await senderTo(`smtp://127.0.0.1:${port}`).send(MAIL);
    expect(inbox).toHaveLength(1);
    expect(inbox[0]?.recipients).toEqual([MAIL.to]);
    expect(inbox[0]?.raw).toMatch(/^From: AV Agro <no-reply@avagro\.in>\r$/m);
    expect(inbox[0]?.raw).toMatch(/^Subject: AV Agro office login code\r$/m);
    expect(inbox[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const [, body = ''] = inbox[0]?.raw.split('\r\n\r\n') ?? [];
    expect(Buffer.from(body, 'base64').toString()).toBe(MAIL.text);
  });

  it('logs in with the name and password of the address, escaped or not', async () => {
    const { port, inbox } = await startMailServer({ authOptional: false, allowInsecureAuth: true });
    await senderTo(`smtp://mailer%40avagro.in:right@127.0.0.1:${port}`).send(MAIL);
    expect(inbox[0]?.user).toBe('mailer@avagro.in');
  });

  it('fails on a wrong password', async () => {
    const { port } = await startMailServer({ authOptional: false, allowInsecureAuth: true });
    await expect(senderTo(`smtp://m:wrong@127.0.0.1:${port}`).send(MAIL)).rejects.toThrow();
  });

  it('fails when the server refuses the recipient', async () => {
    const { port } = await startMailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    });
    await expect(senderTo(`smtp://127.0.0.1:${port}`).send(MAIL)).rejects.toThrow(/no such mailbox/);
  });

  it('gives up on a silent server', async () => {
    const { port } = await startMailServer({ onConnect: () => {} });
    await expect(senderTo(`smtp://127.0.0.1:${port}`, 200).send(MAIL)).rejects.toThrow(
      /timed? ?out|Greeting/i,
    );
  });

  it('does not speak to another machine in the clear', async () => {
    const { port, inbox } = await startMailServer();
    // An address of this machine that does not say so stands for another machine.
    await expect(senderTo(`smtp://0.0.0.0:${port}`).send(MAIL)).rejects.toThrow(/STARTTLS/);
    expect(inbox).toEqual([]);
  });

  it('does not let a subject smuggle in a header', async () => {
    const { port, inbox } = await startMailServer();
    await senderTo(`smtp://127.0.0.1:${port}`).send({ ...MAIL, subject: 'Hello\r\nBcc: thief@example.com' });
    expect(inbox[0]?.recipients).toEqual([MAIL.to]);
    expect(inbox[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  it('delivers many at once over its few connections', async () => {
    const { port, inbox } = await startMailServer();
    const sender = senderTo(`smtp://127.0.0.1:${port}`);
    await Promise.all(Array.from({ length: 20 }, () => sender.send(MAIL)));
    expect(inbox).toHaveLength(20);
  });
});

it('writes to the outbox at home', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-mail-'));
  closers.push(() => rm(dataDir, { recursive: true }));
  const outbox = createOutbox(dataDir);
  const sender = await createEmailSender({ smtpUrl: undefined, from: FROM }, outbox);
  await sender.send(MAIL);
  expect(await outbox.list(10)).toMatchObject([{ channel: 'email', ...MAIL }]);
});
