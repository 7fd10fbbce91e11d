import { type FormEvent, useState } from 'react';
import type { NewTotpAnswer } from '#shared/contract/identity/factors.ts';
import { OTP_LENGTH, otpFromInput } from '#shared/domain/digits.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.island.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './Factors.module.css';
import { confirmTotp } from './factors.api.ts';

interface TotpSetupProps {
  made: NewTotpAnswer;
  onAdded: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** The secret as a picture and as text, then the first code of the app. */
export function TotpSetup({ made, onAdded, onCancel }: TotpSetupProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || code.length !== OTP_LENGTH) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onAdded((await confirmTotp({ setup: made.setup, code })).recovery_codes);
    } catch (error) {
      setProblem(errorText(error, t('factors.failed')));
      setCode('');
      setBusy(false);
    }
  }

  return (
    <form className={styles.panel} onSubmit={handleSubmit} noValidate aria-label={t('factors.totp.add')}>
      <p>{t('factors.totp.scan')}</p>
      <div className={styles.qr}>
        <QrCode value={made.uri} label={t('factors.totp.qr')} />
      </div>
      <p>{t('factors.totp.orType')}</p>
      <p className={styles.secret} translate="no">
        {made.secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <div>
        <CopyButton
          text={made.secret}
          label={t('factors.totp.copy')}
          copied={t('factors.copied')}
          failed={t('factors.copyFailed')}
        />
      </div>
      <TextField
        label={t('factors.totp.code')}
        name="totp"
        figures
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={problem}
        onChange={({ target }) => setCode(otpFromInput(target.value))}
      />
      <div className={styles.foot}>
        <Button tone="quiet" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={code.length !== OTP_LENGTH}>
          {t('factors.totp.confirm')}
        </Button>
      </div>
    </form>
  );
}
