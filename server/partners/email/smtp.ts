import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 10_000;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`. */
  smtpUrl: string;
  /** `Name <address>`, or the address alone. */
  from: string;
  /** Name of an address that comes without one. */
  shopName?: (() => string) | undefined;
  timeoutMs?: number | undefined;
}

export interface EmailSender {
  /** Resolves once the mail server has taken the message over. @throws when it did not. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
  /** Lets go of kept connections. */
  close(): void;
}

/**
 * SMTP over a kept pool of connections. A password never crosses the network in the clear: without TLS from
 * the first byte, STARTTLS is demanded, except on this very machine.
 */
export function createSmtpSender(settings: SmtpSettings): EmailSender {
  const timeout = settings.timeoutMs ?? TIMEOUT_MS;
  const url = new URL(settings.smtpUrl);
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    requireTLS: url.protocol !== 'smtps:' && !THIS_MACHINE.has(url.hostname),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({
        from: senderOf(settings),
        to,
        subject,
        text,
        // Keeps holiday answers and mailing robots from replying to a code.
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

function senderOf({ from, shopName }: SmtpSettings): string | { name: string; address: string } {
  return shopName && !from.includes('<') ? { name: shopName(), address: from } : from;
}
