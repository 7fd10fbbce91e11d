import type { SmsConfig } from '../../config.ts';
import type { Outbox } from '../outbox.ts';
import { createFast2Sms } from './fast2sms.ts';
import { createMsg91 } from './msg91.ts';
import { checkupText, invitationText, otpText, type SmsSender } from './sms-sender.ts';

export type { SmsSender };

/** @param shopName as it is when a message goes into the outbox; a provider sends the text that was registered with it */
export function createSmsSender(config: SmsConfig, outbox: Outbox, shopName: () => string): SmsSender {
  const namesOf = ({ webOtpHost }: { webOtpHost: string }) => ({ shop: shopName(), host: webOtpHost });
  switch (config.provider) {
    case 'msg91':
      return createMsg91(config);
    case 'fast2sms':
      return createFast2Sms(config);
    case 'none':
      return {
        sendOtp: () => Promise.reject(new Error('SMS_PROVIDER=none: the office tells the codes')),
      };
    case 'outbox':
      return {
        async sendOtp(to, code) {
          await outbox.put({ channel: 'sms', to, text: otpText(code, namesOf(config)) });
        },
        async sendInvitation(to) {
          await outbox.put({ channel: 'sms', to, text: invitationText(namesOf(config)) });
        },
        async sendCheckup(to) {
          await outbox.put({ channel: 'sms', to, text: checkupText(namesOf(config)) });
        },
      };
  }
}
