import { type FormEvent, useState } from 'react';
import type { SendOtpAnswer } from '#shared/contract/accounts.ts';
import { digitsOf } from '#shared/domain/digits.ts';
import { normaliseMobile } from '#shared/domain/mobile.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { sendOtp } from './accounts.api.ts';
import styles from './FarmerLogin.module.css';
import { noticeAgreed } from './notice-agreed.ts';

interface MobileStepProps {
  mobile: string;
  onChange: (mobile: string) => void;
  onSent: (mobile: string, answer: SendOtpAnswer) => void;
  /** Nobody has agreed to the privacy notice for this number here: it comes before the first code. */
  onNoticeNeeded: (mobile: string) => void;
}

export function MobileStep({ mobile, onChange, onSent, onNoticeNeeded }: MobileStepProps) {
  const { t } = useTranslation('accounts');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const number = normaliseMobile(mobile);
    if (number === null) return setProblem(t('mobile.invalid'));
    if (!noticeAgreed(number)) return onNoticeNeeded(number);
    setBusy(true);
    setProblem(null);
    try {
      onSent(number, await sendOtp(number));
    } catch (error) {
      setProblem(errorText(error, t('mobile.sendFailed')));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <TextField
        label={t('mobile.label')}
        hint={t('mobile.hint')}
        error={problem}
        prefix="+91"
        figures
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        name="mobile"
        value={mobile}
        onChange={(event) => {
          onChange(asTyped(event.target.value));
          setProblem(null);
        }}
      />
      <Button type="submit" wide busy={busy}>
        {t('mobile.send')}
      </Button>
    </form>
  );
}

/** Digits only; a pasted +91 or leading 0 leaves the last ten. */
function asTyped(text: string): string {
  const digits = digitsOf(text);
  return digits.length > 10 ? digits.slice(-10) : digits;
}
