import { type FormEvent, useState } from 'react';
import { digitsOf, normaliseMobile } from '#shared/domain/digits.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { type Problem, Refusal } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './FarmerLogin.module.css';
import { sendOtp } from './identity.api.ts';
import { noticeAgreed } from './notice-agreed.ts';
import { type PendingCode, pendingCode, readPendingCode } from './pending-code.ts';

interface MobileStepProps {
  mobile: string;
  onChange: (mobile: string) => void;
  /** A code is on its way to this number, just now or from before. */
  onSent: (pending: PendingCode) => void;
  /** Nobody has agreed to the privacy notice for this number here: it comes before the first code. */
  onNoticeNeeded: (mobile: string) => void;
}

export function MobileStep({ mobile, onChange, onSent, onNoticeNeeded }: MobileStepProps) {
  const { t } = useTranslation('accounts');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const number = normaliseMobile(mobile);
    if (number === null) return setProblem({ text: t('mobile.invalid') });
    if (!noticeAgreed(number)) return onNoticeNeeded(number);
    const before = readPendingCode();
    const underWay = before?.mobile === number ? before : null;
    if (underWay && Date.now() < underWay.resendAt) return onSent(underWay);
    setBusy(true);
    setProblem(null);
    try {
      onSent(pendingCode(number, await sendOtp(number)));
    } catch (error) {
      const refused = problemOf(error, t('mobile.sendFailed'));
      // The code before still counts: its screen says when there may be another.
      if (underWay && refused.until !== undefined) return onSent({ ...underWay, resendAt: refused.until });
      setProblem(refused);
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <TextField
        label={t('mobile.label')}
        hint={t(codesByOffice() ? 'mobile.hintOffice' : 'mobile.hint')}
        error={problem && <Refusal problem={problem} />}
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
        {t(codesByOffice() ? 'mobile.ask' : 'mobile.send')}
      </Button>
    </form>
  );
}

/** Whether this shop has no SMS, as its server has marked the page. */
function codesByOffice(): boolean {
  return document.documentElement.hasAttribute('data-codes-by-office');
}

/** The ten digits as soon as there is a number; until then all digits, so that one too many is seen. */
function asTyped(text: string): string {
  return normaliseMobile(text) ?? digitsOf(text);
}
