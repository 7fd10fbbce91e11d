import { History } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { MAX_SPRAY_FIELD_LENGTH } from '#shared/contract/chat-limits.ts';
import { dateLabel } from '#shared/domain/time/india-day.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import type { SprayDraft } from '../model/pending-message.ts';
import styles from './LastSprayPanel.module.css';

interface LastSprayPanelProps {
  open: boolean;
  onClose: () => void;
  onSend: (spray: SprayDraft) => void;
  /** A blocked farmer may look, not send. */
  disabled: boolean;
  /** Where the farmer may have told of an earlier spray. */
  messages: readonly Message[];
}

const NOTHING: SprayDraft = { date: '', chemical: '', dosage: '' };
const FIELDS = ['date', 'chemical', 'dosage'] as const;

/** Where the farmer tells what was sprayed last; any one field is enough. */
export function LastSprayPanel({ open, onClose, onSend, disabled, messages }: LastSprayPanelProps) {
  const { t } = useTranslation('spray');
  const [spray, setSpray] = useState(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const former = formerSpray(messages);
  const isFilled = spray.chemical !== '' || spray.dosage !== '';

  function fillAsLastTime({ chemical, dosage }: Former): void {
    setSpray({ ...spray, chemical, dosage });
    setProblem(null);
    // The day is the one thing that cannot be as last time; the button that had the focus goes.
    form.current?.querySelector('input')?.focus();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const told = {
      date: asWritten(spray.date),
      chemical: spray.chemical.trim(),
      dosage: spray.dosage.trim(),
    };
    if (!FIELDS.some((field) => told[field])) {
      setProblem(t('empty'));
      return;
    }
    onSend(told);
    setSpray(NOTHING);
    onClose();
  }

  return (
    <SidePanel open={open} onClose={onClose} title={t('title')}>
      <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.lead}>{t('lead')}</p>
        {former && !isFilled && !disabled ? (
          <div className={styles.former}>
            <p>{[former.chemical, former.dosage].filter(Boolean).join(' · ')}</p>
            <Button
              tone="secondary"
              icon={<History aria-hidden="true" />}
              onClick={() => fillAsLastTime(former)}
            >
              {t('asLastTime')}
            </Button>
          </div>
        ) : null}
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            {...(field === 'date'
              ? { type: 'date', max: today() }
              : { placeholder: t(`${field}Placeholder`) })}
            name={`last_${field}`}
            maxLength={MAX_SPRAY_FIELD_LENGTH}
            autoComplete="off"
            disabled={disabled}
            value={spray[field]}
            onChange={(event) => {
              setSpray({ ...spray, [field]: event.target.value });
              setProblem(null);
            }}
          />
        ))}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" wide disabled={disabled}>
          {t('send')}
        </Button>
      </form>
    </SidePanel>
  );
}

type Former = Pick<SprayDraft, 'chemical' | 'dosage'>;

/** What was told the last time, of the messages that are here; null where no product and no measure was. */
function formerSpray(messages: readonly Message[]): Former | null {
  const told = messages.findLast(({ meta }) => meta.spray?.chemical || meta.spray?.dosage)?.meta.spray;
  return told ? { chemical: told.chemical ?? '', dosage: told.dosage ?? '' } : null;
}

/** As dates are written in Karnataka, the day first; the picker gives the year first. */
const asWritten = (date: string) => date.split('-').reverse().join('-');

/** Nobody has sprayed tomorrow. */
function today(): string {
  return dateLabel(new Date()).split('-').reverse().join('-');
}
