import { Eye, PencilLine } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './Colleagues.module.css';
import type { Colleague } from './presence-store.ts';
import { useColleagues } from './use-colleagues.ts';

/** Above an open chat: who else of the office looks at it or is answering already. */
export function Colleagues({ chatId }: { chatId: number }) {
  const colleagues = useColleagues(chatId);
  const say = useWords();
  const writers = colleagues.filter(({ writing }) => writing);
  const Icon = writers.length > 0 ? PencilLine : Eye;
  return (
    <p role="status" className={styles.place}>
      {colleagues.length > 0 ? (
        <span className={styles.bar} data-writing={writers.length > 0}>
          <Icon aria-hidden="true" />
          {writers.length > 0 ? say('writing', writers) : say('viewing', colleagues)}
        </span>
      ) : null}
    </p>
  );
}

function useWords(): (what: 'writing' | 'viewing', who: readonly Colleague[]) => string {
  const { t } = useTranslation('presence');
  return (what, who) => {
    const names = who.map(({ name }) => name || t('colleague.unnamed'));
    const [first = ''] = names;
    return names.length === 1
      ? t(`colleague.${what}`, { name: first })
      : t(`colleague.${what}More`, { name: first, more: names.length - 1 });
  };
}
