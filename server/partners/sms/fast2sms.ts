import { callProvider, quoted, SmsError } from './call-provider.ts';
import { otpVariables, type SmsSender } from './sms-sender.ts';

export interface Fast2SmsSettings {
  baseUrl: string;
  apiKey: string;
  /** The registered DLT header, three to six letters. */
  senderId: string;
  /** Fast2SMS's own number for the registered template. */
  messageId: string;
  timeoutMs?: number;
}

/** Fast2SMS, DLT route: they hold the registered text, we fill its variables in order. */
export function createFast2Sms(settings: Fast2SmsSettings): SmsSender {
  return {
    async sendOtp(to, code) {
      const secrets = [code, settings.apiKey];
      const { status, body } = await callProvider({
        provider: 'fast2sms',
        url: `${settings.baseUrl}/dev/bulkV2`,
        headers: { authorization: settings.apiKey },
        body: {
          route: 'dlt',
          sender_id: settings.senderId,
          message: settings.messageId,
          variables_values: otpVariables(code).join('|'),
          flash: 0,
          numbers: to,
        },
        secrets,
        timeoutMs: settings.timeoutMs,
      });
      if (status >= 200 && status < 300 && body.return === true) return;
      throw new SmsError('fast2sms', `status ${status}, refused: ${quoted(body, secrets)}`);
    },
  };
}
