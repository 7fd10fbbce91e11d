import { type FormEvent, useRef, useState } from 'react';
import type { SendOtpAnswer } from '#shared/contract/accounts.ts';
import { displayMobile } from '#shared/domain/mobile.ts';
import { OTP_LENGTH, otpFromInput } from '#shared/domain/otp.ts';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { sendOtp, verifyOtp } from './accounts.api.ts';
import styles from './FarmerLogin.module.css';
import { useWebOtp } from './use-web-otp.ts';

interface OtpStepProps {
  mobile: string;
  sent: SendOtpAnswer;
  onLoggedIn: () => Promise<void>;
  /** The code was right, but the number is new here. */
  onProfileNeeded: (code: string) => void;
  /** The code was right, but its owner has asked to be deleted. */
  onLeaving: (code: string) => void;
  onBack: () => void;
}

export function OtpStep({ mobile, sent, onLoggedIn, onProfileNeeded, onLeaving, onBack }: OtpStepProps) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function verify(entered: string): Promise<void> {
    if (entered === '') return setProblem(t('otp.missing'));
    setBusy(true);
    setProblem(null);
    try {
      await verifyOtp(mobile, entered);
      await onLoggedIn();
    } catch (error) {
      const code = error instanceof HttpError ? error.code : null;
      if (code === 'PROFILE_REQUIRED') return onProfileNeeded(entered);
      if (code === 'ACCOUNT_LEAVING') return onLeaving(entered);
      setProblem(errorText(error, t('otp.verifyFailed')));
      setBusy(false);
      input.current?.select();
    }
  }

  function handleCode(text: string): void {
    const entered = otpFromInput(text);
    setCode(entered);
    setProblem(null);
    if (entered.length === OTP_LENGTH && entered !== code && !busy) void verify(entered);
  }

  useWebOtp(handleCode);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      <p className={styles.lead}>{t('otp.lead', { mobile: displayMobile(mobile) })}</p>
      <TextField
        ref={input}
        label={t('otp.label')}
        error={problem}
        figures
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        autoFocus
        value={code}
        onChange={(event) => handleCode(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        {t('otp.verify')}
      </Button>
      <div className={styles.row}>
        <Button tone="quiet" onClick={onBack}>
          {t('otp.change')}
        </Button>
        <Resend mobile={mobile} waitSeconds={sent.resend_after} onProblem={setProblem} />
      </div>
    </form>
  );
}

interface ResendProps {
  mobile: string;
  waitSeconds: number;
  onProblem: (problem: string | null) => void;
}

function Resend({ mobile, waitSeconds, onProblem }: ResendProps) {
  const { t } = useTranslation('accounts');
  const [deadline, setDeadline] = useState(() => Date.now() + waitSeconds * 1000);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(deadline);

  async function handleResend(): Promise<void> {
    setBusy(true);
    onProblem(null);
    try {
      const answer = await sendOtp(mobile);
      setDeadline(Date.now() + answer.resend_after * 1000);
      showToast(t('otp.resent'), { tone: 'success' });
    } catch (error) {
      onProblem(errorText(error, t('mobile.sendFailed')));
    }
    setBusy(false);
  }

  return (
    <Button tone="quiet" busy={busy} disabled={left > 0} onClick={handleResend}>
      {left > 0 ? t('otp.resendIn', { time: formatDuration(left) }) : t('otp.resend')}
    </Button>
  );
}
