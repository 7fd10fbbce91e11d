import { callProvider, quoted, SmsError } from './call-provider.ts';
import type { SmsSender } from './sms-sender.ts';

export interface Msg91Settings {
  baseUrl: string;
  authKey: string;
  /** Id of the flow made from OTP_TEMPLATE; both variables are named `OTP` there. */
  templateId: string;
  timeoutMs?: number;
}

/**
 * MSG91, Flow API v5. The code is ours, made and checked here; the flow only carries it, so their OTP product
 * (which would count tries a second time) is not used. Success is `type: "success"` in the body: a refusal
 * may come with status 200.
 */
export function createMsg91(settings: Msg91Settings): SmsSender {
  return {
    async sendOtp(to, code) {
      const secrets = [code, settings.authKey];
      const { status, body } = await callProvider({
        provider: 'msg91',
        url: `${settings.baseUrl}/api/v5/flow`,
        headers: { authkey: settings.authKey },
        body: {
          template_id: settings.templateId,
          short_url: '0',
          recipients: [{ mobiles: `91${to}`, OTP: code }],
        },
        secrets,
        timeoutMs: settings.timeoutMs,
      });
      if (status >= 200 && status < 300 && body.type === 'success') return;
      throw new SmsError('msg91', `status ${status}, refused: ${quoted(body, secrets)}`);
    },
  };
}
