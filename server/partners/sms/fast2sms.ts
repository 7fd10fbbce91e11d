import { callProvider, quoted, SmsError } from './call-provider.ts';
import { otpVariables, type SmsSender } from './sms-sender.ts';

export interface Fast2SmsSettings {
  baseUrl: string;
  apiKey: string;
  /** The registered DLT header, three to six letters. */
  senderId: string;
  /** Fast2SMS's own number for the registered template. */
  messageId: string;
  /** Their number for INVITATION_TEMPLATE. */
  invitationMessageId?: string | undefined;
  /** Their number for CHECKUP_TEMPLATE. */
  checkupMessageId?: string | undefined;
  timeoutMs?: number | undefined;
}

/** Fast2SMS, DLT route: they hold the registered text, we fill its variables in order. */
export function createFast2Sms(settings: Fast2SmsSettings): SmsSender {
  const { invitationMessageId, checkupMessageId } = settings;
  async function send(message: string, to: string, variables: string[]): Promise<void> {
    const secrets = [...variables, settings.apiKey];
    const { status, body } = await callProvider({
      provider: 'fast2sms',
      url: `${settings.baseUrl}/dev/bulkV2`,
      headers: { authorization: settings.apiKey },
      body: {
        route: 'dlt',
        sender_id: settings.senderId,
        message,
        variables_values: variables.join('|'),
        flash: 0,
        numbers: to,
      },
      secrets,
      timeoutMs: settings.timeoutMs,
    });
    if (status >= 200 && status < 300 && body.return === true) return;
    throw new SmsError('fast2sms', `status ${status}, refused: ${quoted(body, secrets)}`);
  }
  return {
    sendOtp: (to, code) => send(settings.messageId, to, otpVariables(code)),
    ...(invitationMessageId !== undefined && {
      sendInvitation: (to: string) => send(invitationMessageId, to, []),
    }),
    ...(checkupMessageId !== undefined && {
      sendCheckup: (to: string) => send(checkupMessageId, to, []),
    }),
  };
}
