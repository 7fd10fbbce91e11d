import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OTP_LENGTH, otpFromInput } from '#shared/domain/digits.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ProofKind } from '../../lib/office/use-step-up.ts';
import { Button } from '../fields/Button.tsx';
import { FormProblem } from '../fields/Refusal.tsx';
import { TextField } from '../fields/TextField.tsx';
import styles from './ActForm.module.css';

/** The ways of `ProofKind` that are typed. */
type Typed = Exclude<ProofKind, 'passkey'>;

export interface ProofInput {
  means: readonly ProofKind[];
  /** What is typed now; null where a passkey is the way and nothing was chosen instead. */
  typed: Typed | null;
  choose: (kind: Typed | null) => void;
  code: string;
  write: (code: string) => void;
  /** Empties the field before what was typed is sent. */
  clear: () => void;
  /** Another way was chosen since: what was wrong with the one before is no matter. */
  isSwitched: boolean;
  /** Whether it is worth sending. */
  isWhole: boolean;
}

/** What is typed to prove oneself, and by which of one's factors. */
export function useProofInput(means: readonly ProofKind[]): ProofInput {
  const [chosen, setChosen] = useState<Typed | null>(null);
  const [code, setCode] = useState('');
  const [isSwitched, setSwitched] = useState(false);
  const usual = means.includes('mail') ? 'mail' : means.includes('totp') ? 'totp' : null;
  const typed = chosen ?? usual;
  return {
    means,
    typed,
    choose(kind) {
      setChosen(kind);
      setSwitched(true);
      setCode('');
    },
    clear() {
      setSwitched(false);
      setCode('');
    },
    isSwitched,
    code,
    write: (text) => setCode(typed === 'recovery' ? text : otpFromInput(text)),
    isWhole: typed === 'recovery' ? code.trim() !== '' : typed !== null && code.length === OTP_LENGTH,
  };
}

interface ProofFieldsProps {
  proof: ProofInput;
  error: ReactNode;
  busy: boolean;
  onPasskey: () => void;
}

/** The field for a code from the mail, the app or the paper, and the button for a passkey. */
export function ProofFields({ proof, error: said, busy, onPasskey }: ProofFieldsProps) {
  const { t } = useTranslation('office');
  const error = proof.isSwitched ? undefined : said;
  const { means, typed, code, write, choose } = proof;
  return (
    <>
      <p>{t(`stepUp.${typed ?? 'passkey'}Text`)}</p>
      {typed === null ? (
        <FormProblem problem={typeof error === 'string' ? error : undefined} />
      ) : (
        <TextField
          key={typed}
          label={t(`stepUp.${typed}`)}
          name="code"
          autoFocus
          autoComplete={typed === 'recovery' ? 'off' : 'one-time-code'}
          figures={typed !== 'recovery'}
          inputMode={typed === 'recovery' ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <div className={styles.ways}>
        {means.includes('passkey') ? (
          <Button
            tone={typed === null ? 'primary' : 'secondary'}
            icon={<KeyRound aria-hidden="true" />}
            busy={busy && typed === null}
            disabled={busy}
            onClick={onPasskey}
          >
            {t('stepUp.passkey')}
          </Button>
        ) : null}
        {typed === 'recovery' ? (
          <Button tone="quiet" onClick={() => choose(null)}>
            {t('stepUp.back')}
          </Button>
        ) : means.includes('recovery') ? (
          <Button tone="quiet" onClick={() => choose('recovery')}>
            {t('stepUp.useRecovery')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
