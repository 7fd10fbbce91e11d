import { type FormEvent, useState } from 'react';
import type { KeptLabel } from '#shared/contract/office/labels.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LABEL_CHARS, LABEL_KINDS } from '#shared/domain/labels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import styles from './LabelsManager.module.css';
import { changeLabel } from './labels.api.ts';
import { useLabelAct } from './use-label-act.ts';

/** Another name, in one language or each, or another kind. */
export function EditLabel({ label, onClose }: { label: KeptLabel; onClose: () => void }) {
  const { t } = useTranslation('labels');
  const [names, setNames] = useState(() => byLanguage((each) => label.names?.[each] ?? ''));
  const [kind, setKind] = useState(label.kind);
  const [isMissing, setMissing] = useState(false);
  const { busy, run } = useLabelAct(onClose);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const written = Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));
    setMissing(Object.keys(written).length === 0);
    if (Object.keys(written).length === 0) return;
    const body = { kind, names: written, version: label.version };
    void run(() => changeLabel(label.id, body), t('manage.saved'));
  }
  return (
    <Dialog open onClose={onClose} title={t('manage.editTitle')}>
      <form className={styles.form} onSubmit={handleSubmit}>
        {LANGUAGES.map((language, index) => (
          <TextField
            key={language}
            lang={language}
            label={t(`manage.nameIn.${language}`)}
            hint={index === 0 ? t('manage.nameHint') : undefined}
            error={isMissing && index === 0 ? t('manage.nameMissing') : undefined}
            maxLength={LABEL_CHARS}
            autoComplete="off"
            value={names[language]}
            onChange={(event) => setNames({ ...names, [language]: event.target.value })}
          />
        ))}
        <Choice
          label={t('kindOf')}
          options={LABEL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          chosen={kind}
          onChoose={setKind}
        />
        <Button type="submit" busy={busy}>
          {t('manage.save')}
        </Button>
      </form>
    </Dialog>
  );
}
