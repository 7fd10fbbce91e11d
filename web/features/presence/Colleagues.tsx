import { Eye, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { textIn } from '#shared/domain/by-language.ts';
import { useOwnId } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useColleagueNames } from '../../lib/office/colleagues.ts';
import { VisuallyHidden } from '../../ui/States.tsx';
import styles from './Colleagues.module.css';
import type { Colleague } from './presence-store.ts';
import { useColleagues } from './use-colleagues.ts';

/** Above an open chat: who else of the office looks at it or is answering already. */
export function Colleagues({ chatId }: { chatId: number }) {
  const colleagues = useColleagues(chatId);
  const nameOf = useNames(colleagues.length > 0);
  const say = useWords();
  const writers = colleagues.filter(({ writing }) => writing);
  const Icon = writers.length > 0 ? PencilLine : Eye;
  return (
    <p role="status" className={styles.place}>
      {colleagues.length > 0 ? (
        <span className={styles.bar} data-writing={writers.length > 0}>
          <Icon aria-hidden="true" />
          {writers.length > 0 ? say('writing', writers.map(nameOf)) : say('viewing', colleagues.map(nameOf))}
        </span>
      ) : null}
    </p>
  );
}

/** In the list: before a row's line, a mark that somebody else of the office is in this chat. */
export function ColleagueInRow({ chatId, children }: { chatId: number; children: ReactNode }) {
  const colleagues = useColleagues(chatId);
  return (
    <>
      {colleagues.length > 0 ? <Mark colleagues={colleagues} /> : null}
      {children}
    </>
  );
}

function Mark({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { t } = useTranslation('inbox');
  const nameOf = useNames(true);
  const say = useWords();
  const writers = colleagues.filter(({ writing }) => writing);
  const isWriting = writers.length > 0;
  const [name = '', ...others] = colleagues.map(nameOf);
  const there =
    others.length > 0 ? t('row.inChatMore', { name, more: others.length }) : t('row.inChat', { name });
  const label = isWriting ? say('writing', writers.map(nameOf)) : there;
  const Icon = isWriting ? PencilLine : Eye;
  return (
    <span className={styles.mark} title={label}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{label}. </VisuallyHidden>
    </span>
  );
}

/** The person, with the name of their computer if it has one; of one's own account only the computer. */
function useNames(isWanted: boolean): (of: Colleague) => string {
  const { t, language } = useTranslation('presence');
  const people = useColleagueNames(isWanted);
  const ownId = useOwnId();
  return ({ staffId, name }) => {
    const person = staffId === ownId ? undefined : people.find(({ id }) => id === staffId);
    if (!person) return name || t('colleague.unnamed');
    const own = textIn(person.name, language);
    return name ? `${own} (${name})` : own;
  };
}

function useWords(): (what: 'writing' | 'viewing', names: readonly string[]) => string {
  const { t } = useTranslation('presence');
  return (what, names) => {
    const [first = ''] = names;
    return names.length === 1
      ? t(`colleague.${what}`, { name: first })
      : t(`colleague.${what}More`, { name: first, more: names.length - 1 });
  };
}
