import { type FormEvent, useState } from 'react';
import { MAX_SPRAY_FIELD_LENGTH } from '#shared/contract/chat-limits.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './LastSprayPanel.module.css';
import type { SprayDraft } from './pending-message.ts';

interface LastSprayPanelProps {
  open: boolean;
  onClose: () => void;
  onSend: (spray: SprayDraft) => void;
  /** A blocked farmer may look, not send. */
  disabled: boolean;
}

const NOTHING: SprayDraft = { date: '', chemical: '', dosage: '' };
const FIELDS = ['date', 'chemical', 'dosage'] as const;

/** Where the farmer tells what was sprayed last; any one field is enough. */
export function LastSprayPanel({ open, onClose, onSend, disabled }: LastSprayPanelProps) {
  const { t } = useTranslation('chat');
  const [spray, setSpray] = useState(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const told = { date: spray.date.trim(), chemical: spray.chemical.trim(), dosage: spray.dosage.trim() };
    if (!FIELDS.some((field) => told[field])) {
      setProblem(t('sprayPanel.empty'));
      return;
    }
    onSend(told);
    setSpray(NOTHING);
    onClose();
  }

  return (
    <SidePanel open={open} onClose={onClose} title={t('sprayPanel.title')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.lead}>{t('sprayPanel.lead')}</p>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`sprayPanel.${field}`)}
            placeholder={t(`sprayPanel.${field}Placeholder`)}
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
          {t('sprayPanel.send')}
        </Button>
      </form>
    </SidePanel>
  );
}
