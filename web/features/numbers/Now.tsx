import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useSay } from './columns.ts';
import styles from './Numbers.module.css';
import { Part } from './Part.tsx';

/** Who waits at this moment: the same farmers as in the list of those who wait. */
export function Now({ waiting }: { waiting: NumbersAnswer['waiting'] }) {
  const { t, language } = useTranslation('numbers');
  const { count } = useSay();
  const { chats, longest_since: since } = waiting;
  return (
    <Part heading={t('now')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('waiting')}</dt>
          <dd>{chats > 0 ? count(chats) : t('nobody')}</dd>
        </div>
        {since === null ? null : (
          <div>
            <dt>{t('longest')}</dt>
            <dd>
              <time dateTime={since}>{t('since', { when: formatDateTime(since, language) })}</time>
            </dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
