import { Phone } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { displayMobile, OTP_LENGTH, otpFromInput } from '#shared/domain/digits.ts';
import { useContent } from '../../../lib/content/content.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDuration } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { type Problem, Refusal } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { useCountdown } from '../../../ui/use-countdown.ts';
import styles from './FarmerLogin.module.css';
import { sendOtp, verifyOtp } from './identity.api.ts';
import { type PendingCode, pendingCode } from './pending-code.ts';

interface OtpStepProps {
  pending: PendingCode;
  /** Another code is on its way. */
  onResent: (pending: PendingCode) => void;
  onLoggedIn: () => Promise<void>;
  /** The code was right, but the number is new here, or was entered by the office under this name and place. */
  onProfileNeeded: (code: string, known?: Record<string, string>) => void;
  /** The code was right, but its owner has asked to be deleted. */
  onLeaving: (code: string) => void;
  onBack: () => void;
}

interface OtpCredential extends Credential {
  code?: string;
}

export function OtpStep(props: OtpStepProps) {
  const { pending, onResent, onLoggedIn, onProfileNeeded, onLeaving, onBack } = props;
  const { mobile } = pending;
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function verify(entered: string): Promise<void> {
    if (entered === '') return setProblem({ text: t('otp.missing') });
    setBusy(true);
    setProblem(null);
    try {
      await verifyOtp(mobile, entered);
      await onLoggedIn();
    } catch (error) {
      const { code, known } = error instanceof HttpError ? error : {};
      if (code === 'PROFILE_REQUIRED') return onProfileNeeded(entered, known);
      if (code === 'ACCOUNT_LEAVING') return onLeaving(entered);
      setProblem(problemOf(error, t('otp.verifyFailed')));
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
      {pending.byOffice ? (
        <CallTheOffice mobile={mobile} />
      ) : (
        <p className={styles.lead}>{t('otp.lead', { mobile: displayMobile(mobile) })}</p>
      )}
      <TextField
        ref={input}
        label={t('otp.label')}
        error={problem && <Refusal problem={problem} />}
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
        <Resend pending={pending} onResent={onResent} onProblem={setProblem} />
      </div>
    </form>
  );
}

/** Without SMS: whom to call, and that the call must come from the number itself. */
function CallTheOffice({ mobile }: { mobile: string }) {
  const { t } = useTranslation('accounts');
  const { phone } = useContent('contact');
  return (
    <>
      <p className={styles.lead}>{t('otp.leadOffice', { mobile: displayMobile(mobile) })}</p>
      <a className={styles.call} href={`tel:${phone.replaceAll(' ', '')}`}>
        <Phone aria-hidden="true" />
        {t('otp.call', { phone })}
      </a>
    </>
  );
}

interface ResendProps {
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
  onProblem: (problem: Problem | null) => void;
}

function Resend({ pending, onResent, onProblem }: ResendProps) {
  const { t } = useTranslation('accounts');
  const [deadline, setDeadline] = useState(pending.resendAt);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(deadline);

  async function handleResend(): Promise<void> {
    setBusy(true);
    onProblem(null);
    try {
      const next = pendingCode(pending.mobile, await sendOtp(pending.mobile));
      setDeadline(next.resendAt);
      onResent(next);
      showToast(t(next.byOffice ? 'otp.askedAgain' : 'otp.resent'), { tone: 'success' });
    } catch (error) {
      const refused = problemOf(error, t('mobile.sendFailed'));
      if (refused.until !== undefined) setDeadline(refused.until);
      onProblem(refused);
    }
    setBusy(false);
  }

  return (
    <Button tone="quiet" busy={busy} disabled={left > 0} onClick={handleResend}>
      {left > 0
        ? t(pending.byOffice ? 'otp.askIn' : 'otp.resendIn', { time: formatDuration(left) })
        : t(pending.byOffice ? 'otp.askAgain' : 'otp.resend')}
    </Button>
  );
}

/** Reads the code out of the SMS itself where the phone offers to (WebOTP, Chrome on Android). */
function useWebOtp(onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = (credential ?? {}) as OtpCredential;
        if (code) handleCode(code);
      },
      // Declined, timed out or left: the code is typed by hand.
      () => {},
    );
    return () => waiting.abort();
  }, []);
}
