import type { StartAnswer } from '#shared/contract/first-start.ts';
import type { SettingState, ShopSetting } from '#shared/domain/first-start.ts';
import type { Config } from '../../config.ts';

/** What the settings say of each thing a shop needs, by its name and without a secret. */
export function settingsOf({
  publicUrl,
  email,
  sms,
  payment,
}: Pick<Config, 'publicUrl' | 'email' | 'sms' | 'payment'>): StartAnswer['settings'] {
  const row = (setting: ShopSetting, state: SettingState, value: string) => ({ setting, state, value });
  const stateOf = (provider: string, home: string) =>
    provider === home ? 'home' : provider === 'none' ? 'none' : 'set';
  return [
    row('address', publicUrl.startsWith('https://') ? 'set' : 'home', publicUrl),
    row('mail', email.smtpUrl === undefined ? 'home' : 'set', email.from),
    row('sms', stateOf(sms.provider, 'outbox'), sms.provider),
    row('payment', stateOf(payment.provider, 'sandbox'), payment.provider),
  ];
}
