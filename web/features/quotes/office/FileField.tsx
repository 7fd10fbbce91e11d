import { FileText, Paperclip } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './FileField.module.css';
import { QUOTE_FILE_ACCEPT } from './use-quotation-form.ts';

interface FileFieldProps {
  file: File | null;
  error?: string | undefined;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** The quotation's document: chosen by a click or dropped onto the field. */
export function FileField({ file, error, disabled, onChange }: FileFieldProps) {
  const { t } = useTranslation('office');
  const id = useId();
  const noteId = `${id}-note`;
  const Icon = file ? FileText : Paperclip;

  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('quotation.file')}</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside is the control */}
      <div
        className={classNames(styles.frame, error && styles.wrong)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!disabled) onChange(event.dataTransfer.files[0] ?? null);
        }}
      >
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={QUOTE_FILE_ACCEPT}
          disabled={disabled}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange(event.target.files?.[0] ?? null);
            // The same file chosen again after a failure must count as a choice.
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.choice}>
          <Icon aria-hidden="true" />
          <span className={styles.name}>{file ? file.name : t('quotation.choose')}</span>
          {file ? <span className={styles.change}>{t('quotation.change')}</span> : null}
        </label>
      </div>
      <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? t('quotation.formats')}
      </p>
    </div>
  );
}
