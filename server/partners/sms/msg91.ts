import { callProvider, quoted, SmsError } from './call-provider.ts';
import type { SmsSender } from './sms-sender.ts';

export interface Msg91Settings {
  baseUrl: string;
  authKey: string;
  /** Id of the flow made from OTP_TEMPLATE; both variables are named `OTP` there. */
  templateId: string;
  /** Id of the flow made from INVITATION_TEMPLATE. */
  invitationTemplateId?: string | undefined;
  /** Id of the flow made from CHECKUP_TEMPLATE. */
  checkupTemplateId?: string | undefined;
  timeoutMs?: number | undefined;
}

/**
 * MSG91, Flow API v5. The code is ours, made and checked here; the flow only carries it, so their OTP product
 * (which would count tries a second time) is not used. Success is `type: "success"` in the body: a refusal
 * may come with status 200.
 */
export function createMsg91(settings: Msg91Settings): SmsSender {
  const { invitationTemplateId, checkupTemplateId } = settings;
  async function send(templateId: string, to: string, variables: Record<string, string>): Promise<void> {
    const secrets = [...Object.values(variables), settings.authKey];
    const { status, body } = await callProvider({
      provider: 'msg91',
      url: `${settings.baseUrl}/api/v5/flow`,
      headers: { authkey: settings.authKey },
      body: {
        template_id: templateId,
        short_url: '0',
        recipients: [{ mobiles: `91${to}`, ...variables }],
      },
      secrets,
      timeoutMs: settings.timeoutMs,
    });
    if (status >= 200 && status < 300 && body.type === 'success') return;
    throw new SmsError('msg91', `status ${status}, refused: ${quoted(body, secrets)}`);
  }
  return {
    sendOtp: (to, code) => send(settings.templateId, to, { OTP: code }),
    ...(invitationTemplateId !== undefined && {
      sendInvitation: (to: string) => send(invitationTemplateId, to, {}),
    }),
    ...(checkupTemplateId !== undefined && {
      sendCheckup: (to: string) => send(checkupTemplateId, to, {}),
    }),
  };
}
