import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { VisuallyHidden } from '../../../ui/States.tsx';
import { useFieldWords } from '../form/field-words.ts';
import styles from './ChangeList.module.css';
import { type Change, changesOf, differingLines } from './changes.ts';
import { useValueWords } from './use-value-words.ts';

interface ChangeListProps {
  kind: ContentKind;
  before: unknown;
  after: unknown;
  /** What the two sides are; without it they are 'before' and 'after'. */
  sides?: { before: string; after: string };
}

/** What differs, field by field: before, and after. */
export function ChangeList({ kind, before, after, sides }: ChangeListProps) {
  const { t } = useTranslation('desk');
  const changes = useMemo(() => changesOf(kind, before, after), [kind, before, after]);
  const words = useFieldWords(kind);
  const say = useValueWords(kind);
  const named = sides ?? { before: t('changes.before'), after: t('changes.after') };
  if (changes.length === 0) return <p>{t('changes.none')}</p>;
  return (
    <dl className={styles.list}>
      {changes.map((change) => (
        <div key={change.path} className={styles.change}>
          <dt>{words.place(change.path)}</dt>
          <Sides change={change} named={named} isShown={sides !== undefined} say={say} />
        </div>
      ))}
    </dl>
  );
}

interface SidesProps {
  change: Change;
  named: { before: string; after: string };
  /** The names of the sides are there to be seen, not to be heard alone. */
  isShown: boolean;
  say: ReturnType<typeof useValueWords>;
}

function Sides({ change: { schema, name, before, after }, named, isShown, say }: SidesProps) {
  const both = differingLines(say(schema, name, before), say(schema, name, after));
  const side = (which: 'before' | 'after') => (
    <span className={styles[which]}>
      {isShown ? <b>{named[which]}</b> : <VisuallyHidden>{named[which]}: </VisuallyHidden>}
      {both[which]}
    </span>
  );
  return (
    <dd className={styles.sides}>
      {side('before')}
      <ArrowRight aria-hidden="true" />
      {side('after')}
    </dd>
  );
}
