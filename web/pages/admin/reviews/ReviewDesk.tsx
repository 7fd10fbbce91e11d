import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Message } from '#shared/contract/chat.ts';
import type { ReviewAnswer } from '#shared/contract/office/reviews.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { FACT_GROUPS } from '../../../features/cases/office/case-fields.ts';
import { FactGroup } from '../../../features/cases/office/FactGroup.tsx';
import { fileOfMessage } from '../../../features/chat/model/message-file.ts';
import { OutcomeCard } from '../../../features/followups/card/OutcomeCard.tsx';
import { useFindingWords } from '../../../features/plans/office/Findings.tsx';
import { PlanPreview } from '../../../features/plans/office/PlanPreview.tsx';
import { Points } from '../../../features/reviews/ReviewWords.tsx';
import { useReview } from '../../../features/reviews/use-reviews.ts';
import { VerdictForm } from '../../../features/reviews/VerdictForm.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { DeskSection } from '../../../ui/desk/DeskFields.tsx';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import styles from './ReviewDesk.module.css';

/** A plan, its case with photos, what came of it, and the verdict of a second doctor. */
export function ReviewDesk({ id }: { id: number }) {
  const { t } = useTranslation('reviews');
  const { data, isError, refetch } = useReview(id);
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%']} />;
  // Its cards bring words of their own.
  return (
    <Suspense fallback={<SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%']} />}>
      <Looked looked={data} />
    </Suspense>
  );
}

function Looked({ looked }: { looked: ReviewAnswer }) {
  const { t, language } = useTranslation(['reviews', 'plans']);
  const wordsOf = useFindingWords();
  const { review, plan, outcome } = looked;
  return (
    <article className={styles.desk}>
      <header>
        <h2>
          {t('name', { crop: textIn(review.crop, language), problem: textIn(review.problem, language) })}
        </h2>
        <p className={styles.note}>
          {t('by', { who: textIn(review.by, language), when: formatDateTime(review.sent_at, language) })} ·{' '}
          <Points missing={review.missing} />
        </p>
      </header>
      <div className={styles.parts}>
        <Case looked={looked} />
        <div>
          <PlanPreview card={plan.card} language={language} isStale={false} />
          {plan.warnings.map((each) => (
            <p key={each.id} className={styles.note}>
              {t('plans:reasonGiven', { warning: wordsOf(each), reason: each.reason })}
            </p>
          ))}
          <DeskSection title={t('outcome')}>
            {outcome ? <OutcomeCard answer={outcome} /> : <p className={styles.note}>{t('noOutcome')}</p>}
          </DeskSection>
        </div>
      </div>
      <VerdictForm review={review} />
    </article>
  );
}

/** What the plan was written over: what the farmer told, photos and words, the facts. */
function Case({ looked: { case: it, messages, review } }: { looked: ReviewAnswer }) {
  const { t } = useTranslation('reviews');
  return (
    <div>
      <DeskSection
        title={t('case')}
        tool={<Link to={`/admin?chat=${review.chat_id}&case=${it.id}`}>{t('openCase')}</Link>}
      >
        {messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </DeskSection>
      {FACT_GROUPS.map((group) => (
        <FactGroup key={group.name} group={group} facts={it.facts} onSave={undefined} />
      ))}
    </div>
  );
}

/** A photo, or what was told in words. */
function Said({ message }: { message: Message }) {
  const { t } = useTranslation('cases');
  const { text } = message;
  const file = fileOfMessage(message);
  if (file?.mimeType?.startsWith('image/'))
    return (
      <a href={file.url} target="_blank" rel="noopener">
        <img
          className={styles.photo}
          src={file.previewUrl ?? file.url}
          alt={text || t('photo')}
          loading="lazy"
        />
      </a>
    );
  return <p className={styles.said}>{text ?? file?.name}</p>;
}
