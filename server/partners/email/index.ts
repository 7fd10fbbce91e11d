import type { Config } from '../../config.ts';
import type { Outbox } from '../outbox.ts';
import { createSmtpSender } from './smtp.ts';

export interface EmailSender {
  /** Resolves once the mail server has taken the message over. @throws when it did not. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
  /** Lets go of kept connections. */
  close(): void;
}

export function createEmailSender(config: Config['email'], outbox: Outbox): EmailSender {
  if (config.smtpUrl !== undefined) return createSmtpSender({ smtpUrl: config.smtpUrl, from: config.from });
  return {
    async send(mail) {
      await outbox.put({ channel: 'email', ...mail });
    },
    close: () => {},
  };
}
