export interface SmsSender {
  /**
   * Resolves once the provider has taken the message over; it may still arrive late or never.
   * @param to ten digits, already normalised; only Indian numbers exist here.
   * @throws when it was refused, or when nobody answered within ten seconds.
   */
  sendOtp(to: string, code: string): Promise<void>;
}
