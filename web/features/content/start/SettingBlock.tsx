import { type FormEvent, useState } from 'react';
import type { StartAnswer } from '#shared/contract/first-start.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.island.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Start.module.css';
import { trySetting } from './use-start.ts';

/** The lines of the settings for each way; what stands behind the sign is the contract's. */
const LINES = {
  payment: {
    phonepe: [
      'PAYMENT_PROVIDER=phonepe',
      'PHONEPE_CLIENT_ID=',
      'PHONEPE_CLIENT_SECRET=',
      'PHONEPE_WEBHOOK_USERNAME=',
      'PHONEPE_WEBHOOK_PASSWORD=',
    ],
    none: ['PAYMENT_PROVIDER=none'],
  },
  sms: {
    msg91: ['SMS_PROVIDER=msg91', 'MSG91_AUTH_KEY=', 'MSG91_TEMPLATE_ID='],
    fast2sms: ['SMS_PROVIDER=fast2sms', 'FAST2SMS_API_KEY=', 'FAST2SMS_SENDER_ID=', 'FAST2SMS_MESSAGE_ID='],
    none: ['SMS_PROVIDER=none'],
  },
} as const;

interface SettingBlockProps {
  setting: 'payment' | 'sms';
  settings: StartAnswer['settings'];
}

/** What the settings say now, the lines for each way, and whether they work: settings are written on the machine, not here. */
export function SettingBlock({ setting, settings }: SettingBlockProps) {
  const { t } = useTranslation('desk');
  const now = settings.find((each) => each.setting === setting);
  if (!now) return null;
  return (
    <section className={styles.part} aria-labelledby={`setting-${setting}`}>
      <h3 id={`setting-${setting}`} className={styles.subheading}>
        {t(`start.setting.${setting}.heading`)}
      </h3>
      <p>
        {t(`start.setting.${setting}.${now.state}`)} <code>{now.value}</code>
      </p>
      <p className={styles.soft}>{t('start.setting.how')}</p>
      <div className={styles.ways}>
        {Object.entries(LINES[setting]).map(([way, lines]) => (
          <div key={way} className={styles.way}>
            <h4>{t(`start.setting.way.${way as 'none'}`)}</h4>
            {way === 'none' ? <p>{t(`start.setting.${setting}.noneText`)}</p> : null}
            <pre className={styles.lines}>{lines.join('\n')}</pre>
            <CopyButton
              text={lines.join('\n')}
              label={t('start.setting.copy')}
              copied={t('start.setting.copied')}
              failed={t('start.setting.copyFailed')}
            />
          </div>
        ))}
      </div>
      {now.state === 'none' ? null : <Try setting={setting} />}
    </section>
  );
}

function Try({ setting }: { setting: 'payment' | 'sms' }) {
  const { t } = useTranslation('desk');
  const [mobile, setMobile] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function handleTry(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const works = await trySetting(setting === 'sms' ? { setting, mobile } : { setting });
      setSaid(t(works ? `start.setting.${setting}.works` : 'start.setting.worksNot'));
    } catch (error) {
      setSaid('');
      showToast(errorText(error, t('start.failed')), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={styles.try} noValidate onSubmit={(event) => void handleTry(event)}>
      {setting === 'sms' ? (
        <TextField
          label={t('start.setting.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={mobile}
          onChange={({ target }) => setMobile(target.value)}
        />
      ) : null}
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        disabled={setting === 'sms' && mobile.replace(/\D/g, '').length < 10}
      >
        {t('start.setting.try')}
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
