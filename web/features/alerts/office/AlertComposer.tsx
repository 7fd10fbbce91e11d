import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Alert, AlertWords } from '#shared/contract/office/alerts.ts';
import { doseIn } from '#shared/domain/alerts/dose-words.ts';
import { isWrittenIn, textIn } from '#shared/domain/by-language.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { TALUKS } from '#shared/domain/places/taluks.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskArea, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { AlertPreviews } from './AlertPreviews.tsx';
import styles from './Alerts.module.css';
import { type AlertDraft, AlertSaver } from './alert-saver.ts';
import { SendFoot } from './SendFoot.tsx';
import { talukName } from './taluk-name.ts';

const PARTS = ['look', 'first'] as const;
const WORDS_MAX = 500;

interface AlertComposerProps {
  alert: Alert;
  onSent: (alert: Alert) => void;
  onDropped: () => void;
}

/** Writes an alert over its suggestion: whom it is for, what it says in each language, how it looks, and the sending of it. */
export function AlertComposer({ alert, onSent, onDropped }: AlertComposerProps) {
  const [saver] = useState(() => new AlertSaver(alert));
  const draft = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => saver.hear(alert), [saver, alert]);
  // Whoever leaves leaves nothing unsaved behind.
  useEffect(() => () => void saver.flush(), [saver]);
  return (
    <div className={styles.composer}>
      <div className={styles.written}>
        <Taluks taluks={draft.taluks} onChange={(taluks) => saver.put({ taluks })} />
        {PARTS.map((part) =>
          LANGUAGES.map((language) => (
            <PartField key={`${part} ${language}`} {...{ draft, saver, part, language }} />
          )),
        )}
        <Notice draft={draft} saver={saver} />
      </div>
      <AlertPreviews card={{ ...draft.saved.card, ...draft.words }} />
      <SendFoot draft={draft} saver={saver} isReady={isReady(draft)} onSent={onSent} onDropped={onDropped} />
    </div>
  );
}

const isReady = ({ words }: Pick<AlertDraft, 'words'>): boolean =>
  PARTS.every((part) =>
    LANGUAGES.every((language) => {
      const text = words[part][language];
      return isWrittenIn(text, language) && doseIn(text) === null;
    }),
  );

interface PartFieldProps {
  draft: AlertDraft;
  saver: AlertSaver;
  part: keyof AlertWords;
  language: Language;
}

/** One part in one language, with what is wrong with it. */
function PartField({ draft, saver, part, language }: PartFieldProps) {
  const { t } = useTranslation('alerts');
  const text = draft.words[part][language];
  const { name } = LANGUAGE_TABLE[language];
  const dose = doseIn(text);
  const fault =
    dose !== null ? t('dose', { dose }) : isWrittenIn(text, language) ? '' : t('missing', { language: name });

  function handleChange(next: string): void {
    const { words } = draft;
    saver.put({ words: { ...words, [part]: { ...words[part], [language]: next } } });
  }
  return (
    <div className={styles.part}>
      <DeskArea
        wide
        rows={3}
        lang={language}
        label={t(`part.${part}`, { language: name })}
        maxLength={WORDS_MAX}
        value={text}
        aria-invalid={dose !== null}
        onChange={({ target }) => handleChange(target.value)}
      />
      {fault ? (
        <p className={styles.fault} role={dose === null ? undefined : 'alert'}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}

interface TaluksProps {
  taluks: readonly string[];
  onChange: (taluks: readonly string[]) => void;
}

function Taluks({ taluks, onChange }: TaluksProps) {
  const { t, language } = useTranslation('alerts');
  const left = TALUKS.filter(({ id }) => !taluks.includes(id)).map(({ id, names }) => ({
    value: id,
    label: textIn(names, language),
  }));
  return (
    <div className={styles.taluks}>
      <ul aria-label={t('taluks')}>
        {taluks.map((id) => {
          const taluk = talukName(id, language);
          return (
            <li key={id}>
              {taluk}
              <IconButton
                label={t('dropTaluk', { taluk })}
                onClick={() => onChange(taluks.filter((each) => each !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {taluks.length === 0 ? <p className={styles.fault}>{t('noTaluk')}</p> : null}
      <DeskSelect
        label={t('addTaluk')}
        options={left.toSorted((one, other) => one.label.localeCompare(other.label, language))}
        chosen={null}
        onChoose={(id) => id && onChange([...taluks, id])}
      />
    </div>
  );
}

/** That it is safe; or that a colleague was faster, and the two ways on. */
function Notice({ draft, saver }: { draft: AlertDraft; saver: AlertSaver }) {
  const { t, language } = useTranslation('alerts');
  const { save, theirs } = draft;
  if (save === 'other') {
    return (
      <div className={styles.other} role="alert">
        <p>{theirs ? t('theirs', { who: textIn(theirs.by, language) }) : t('gone')}</p>
        {theirs ? (
          <>
            <Button tone="secondary" onClick={() => saver.settle('theirs')}>
              {t('takeTheirs')}
            </Button>
            <Button tone="quiet" onClick={() => saver.settle('mine')}>
              {t('keepMine')}
            </Button>
          </>
        ) : null}
      </div>
    );
  }
  if (save === 'failed') {
    return (
      <div className={styles.other} role="alert">
        <p>{t('saveFailed')}</p>
        <Button tone="secondary" onClick={() => void saver.flush()}>
          {t('saveAgain')}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.saved} role="status">
      {save === 'saving' ? t('saving') : t('saved')}
    </p>
  );
}
