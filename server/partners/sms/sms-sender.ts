export interface SmsSender {
  /**
   * Resolves once the provider has taken the message over; it may still arrive late or never.
   * @param to ten digits, already normalised; only Indian numbers exist here.
   * @throws when it was refused, or when nobody answered within ten seconds.
   */
  sendOtp(to: string, code: string): Promise<void>;
  /**
   * Tells a farmer whom the office has entered that they may log in. Nothing of their chat is in it. Undefined where no
   * SMS goes out, or no template is registered for it.
   */
  sendInvitation?: (to: string) => Promise<void>;
  /** Asks a farmer who has a plan how the field is, by a link to the chat. Undefined as `sendInvitation` is. */
  sendCheckup?: (to: string) => Promise<void>;
}

/**
 * The SMS of a login, as it is registered on the DLT portal of the operators, under the shop's name. Delivery depends on the text
 * matching that registration byte for byte, so a change here is useless until the template is registered anew.
 *
 * English on purpose: Kannada letters halve the length of an SMS and would need a second template. The last
 * line is what WebOTP (Chrome) and one-time-code autofill (Safari) read: `@host #code`, nothing after it.
 */
export const OTP_TEMPLATE =
  'Your {shop} login OTP is {#numeric#}. Valid 5 minutes. Do not share.\n\n@{host} #{#numeric#}';

/** The variables of the template, in order: the code for the person, the code for the phone. */
export function otpVariables(code: string): string[] {
  return [code, code];
}

/** What the texts name: the shop, and the bare host name of its site. A port or scheme would stop the phone from filling the code in. */
export interface SmsNames {
  shop: string;
  host: string;
}

export function otpText(code: string, names: SmsNames): string {
  return otpVariables(code).reduce<string>(
    (text, variable) => text.replace('{#numeric#}', variable),
    withNames(OTP_TEMPLATE, names),
  );
}

/** The SMS to a farmer whom the office has entered; registered beside the other, without variables. */
export const INVITATION_TEMPLATE =
  '{shop}: as you agreed, your chat with us is ready. Log in with this mobile number at https://{host}/farmers - {shop}';

export const invitationText = (names: SmsNames): string => withNames(INVITATION_TEMPLATE, names);

/** The SMS on the day of a plan, to who has no notifications; registered beside the others, without variables. */
export const CHECKUP_TEMPLATE =
  '{shop}: how is your crop after our plan? Better, same or worse: tell us with one tap at https://{host}/farmers - {shop}';

export const checkupText = (names: SmsNames): string => withNames(CHECKUP_TEMPLATE, names);

const withNames = (template: string, { shop, host }: SmsNames) =>
  template.replaceAll('{shop}', () => shop).replace('{host}', () => host);
