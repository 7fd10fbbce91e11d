import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CaseFacts } from '#shared/contract/office/cases.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskRow } from '../../../ui/desk/DeskFields.tsx';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import styles from './Cases.module.css';
import type { FactGroup as Group } from './case-fields.ts';
import { FactField } from './FactField.tsx';
import { useFactWords } from './use-fact-words.ts';

interface FactGroupProps {
  group: Group;
  facts: CaseFacts;
  /** Undefined for who may look only. Resolves to false where it was not taken: what was typed stays. */
  onSave: ((change: Partial<CaseFacts>) => Promise<boolean>) | undefined;
}

/** A few facts of a case in one line of words; a press makes them fields. */
export function FactGroup({ group, facts, onSave }: FactGroupProps) {
  const { t } = useTranslation(['cases', 'common']);
  const wordsOf = useFactWords();
  const [typed, setTyped] = useState<CaseFacts | null>(null);
  const [begun, setBegun] = useState(facts);
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isTheirs = group.facts.some((name) => wordsOf(facts, name) !== wordsOf(begun, name));
  const title = t(`group.${group.name}`);
  const known = group.facts.map((name) => wordsOf(facts, name)).filter((words) => words !== '');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!typed || !onSave || isBusy) return;
    // What a colleague wrote meanwhile has been read by whoever presses again.
    if (isTheirs && !isTold) return setTold(true);
    setBusy(true);
    const isTaken = await onSave(Object.fromEntries(group.facts.map((name) => [name, typed[name]])));
    setBusy(false);
    if (isTaken) setTyped(null);
  }

  if (!typed) {
    return (
      <div className={styles.group} data-facts={group.facts.join(' ')}>
        <p>
          <span className={styles.what}>{title}</span>
          {known.length > 0 ? known.join(' · ') : <span className={styles.unsaid}>{t('unsaid')}</span>}
        </p>
        {onSave ? (
          <IconButton
            className={styles.pencil}
            label={t('edit', { what: title })}
            onClick={() => {
              setTyped(facts);
              setBegun(facts);
              setTold(false);
            }}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    );
  }
  return (
    <form className={styles.groupForm} aria-label={title} onSubmit={handleSubmit}>
      <DeskRow>
        {group.facts.map((name) => (
          <div key={name} className={styles.fact} data-fact={name}>
            <FactField
              name={name}
              facts={typed}
              onChange={(change) => setTyped((now) => now && { ...now, ...change })}
            />
          </div>
        ))}
      </DeskRow>
      {isTheirs ? (
        <p className={styles.theirs} role="alert">
          {t('theirs', { words: known.join(' · ') || t('unsaid') })}
        </p>
      ) : null}
      <div className={styles.acts}>
        <Button tone="quiet" onClick={() => setTyped(null)}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" tone="secondary" busy={isBusy} disabled={typed.crop.trim() === ''}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
