import type { Config } from '../../config.ts';
import type { Outbox } from '../outbox.ts';
import type { EmailSender } from './email-sender.ts';
import { createSmtpSender } from './smtp.ts';

export type { EmailSender };

export function createEmailSender(config: Config['email'], outbox: Outbox): EmailSender {
  if (config.smtpUrl !== undefined) return createSmtpSender({ smtpUrl: config.smtpUrl, from: config.from });
  return {
    async send(mail) {
      await outbox.put({ channel: 'email', ...mail });
    },
    close: () => {},
  };
}
