import type { Config } from '../../config.ts';
import type { Outbox } from '../outbox.ts';
import type { EmailSender } from './smtp.ts';

export type { EmailSender };

/**
 * Through the mail server of the settings, whose library is loaded only then; else into the outbox.
 * @param shopName stands before the sender's address where the settings give no name with it
 */
export async function createEmailSender(
  config: Config['email'],
  outbox: Outbox,
  shopName?: () => string,
): Promise<EmailSender> {
  if (config.smtpUrl !== undefined) {
    const { createSmtpSender } = await import('./smtp.ts');
    return createSmtpSender({ smtpUrl: config.smtpUrl, from: config.from, shopName });
  }
  return {
    async send(mail) {
      await outbox.put({ channel: 'email', ...mail });
    },
    close: () => {},
  };
}
