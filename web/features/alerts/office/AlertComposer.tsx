import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Alert, AlertWords } from '#shared/contract/office/alerts.ts';
import { doseIn } from '#shared/domain/alerts/dose-words.ts';
import { isWrittenIn, textIn } from '#shared/domain/by-language.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { TALUKS, talukName } from '#shared/domain/places/taluks.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskArea, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { DraftNotice } from '../../../ui/desk/DraftNotice.tsx';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { AlertPreviews } from './AlertPreviews.tsx';
import styles from './Alerts.module.css';
import { type AlertDraft, type AlertNow, draftOf, SendFoot } from './SendFoot.tsx';

const PARTS = ['look', 'first'] as const;
const WORDS_MAX = 500;

interface AlertComposerProps {
  alert: Alert;
  onSent: (alert: Alert) => void;
  onDropped: () => void;
}

/** Writes an alert over its suggestion: whom it is for, what it says in each language, how it looks, and the sending of it. */
export function AlertComposer({ alert, onSent, onDropped }: AlertComposerProps) {
  const [saver] = useState(() => draftOf(alert));
  const draft = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => saver.receive(alert), [saver, alert]);
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

const isReady = ({ words }: Pick<AlertNow, 'words'>): boolean =>
  PARTS.every((part) =>
    LANGUAGES.every((language) => {
      const text = words[part][language];
      return isWrittenIn(text, language) && doseIn(text) === null;
    }),
  );

interface PartFieldProps {
  draft: AlertNow;
  saver: AlertDraft;
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

function Notice({ draft, saver }: { draft: AlertNow; saver: AlertDraft }) {
  const { t, language } = useTranslation('alerts');
  const { save, theirs } = draft;
  return (
    <DraftNotice
      save={save}
      words={{
        other: theirs ? t('theirs', { who: textIn(theirs.by, language) }) : t('gone'),
        takeTheirs: t('takeTheirs'),
        keepMine: t('keepMine'),
        saveFailed: t('saveFailed'),
        saveAgain: t('saveAgain'),
      }}
      ways={theirs && { onTakeTheirs: () => saver.take(theirs), onKeepMine: () => saver.putOver(theirs) }}
      onSaveAgain={() => void saver.flush()}
    >
      {save === 'saving' ? t('saving') : t('saved')}
    </DraftNotice>
  );
}
