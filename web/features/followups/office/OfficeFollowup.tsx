import { CircleHelp } from 'lucide-react';
import type { MessageMeta } from '#shared/contract/chat.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { OutcomeCard } from '../card/OutcomeCard.tsx';
import styles from './OfficeFollowup.module.css';

/** In the office's thread: that a farmer was asked whether a plan worked, or what they answered. */
export function OfficeFollowup({ checkup, outcome }: Pick<MessageMeta, 'checkup' | 'outcome'>) {
  if (outcome) return <OutcomeCard answer={outcome.answer} />;
  return checkup ? <Asked checkup={checkup} /> : null;
}

function Asked({ checkup }: { checkup: NonNullable<MessageMeta['checkup']> }) {
  const { t, language } = useTranslation('followup');
  const { again, sent_on: sentOn, crop, problem } = checkup;
  return (
    <div className={styles.asked}>
      <CircleHelp aria-hidden="true" />
      <p>
        {t(again ? 'office.again' : 'office.asked')}
        <small>
          {t('office.plan', {
            date: formatWrittenDate(sentOn, language),
            crop: textIn(crop, language),
            problem: textIn(problem, language),
          })}
        </small>
      </p>
    </div>
  );
}
