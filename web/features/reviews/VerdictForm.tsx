import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Review, VerdictAnswer, VerdictBody } from '#shared/contract/office/reviews.ts';
import { VERDICTS } from '#shared/domain/plan/completeness.ts';
import { errorText } from '../../lib/error-text.ts';
import { postJson } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { DeskArea } from '../../ui/desk/DeskFields.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './Reviews.module.css';
import { Said } from './ReviewWords.tsx';
import { REVIEWS } from './use-reviews.ts';

/** What the second doctor says of a plan; what was said, once it is. */
export function VerdictForm({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  if (review.answer) return <Said answer={review.answer} />;
  if (!review.may_answer) return <p className={styles.note}>{t('wantsSecond')}</p>;
  return <Asked review={review} />;
}

function Asked({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<VerdictBody['verdict'] | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (verdict === null || reason.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      const body: VerdictBody = { verdict, reason: reason.trim() };
      await postJson<VerdictAnswer>(`/admin/reviews/${review.id}`, body);
      showToast(t('said'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('notSaid')), { tone: 'error' });
      setBusy(false);
    }
    // Taken or refused: what stands there now is shown.
    await client.invalidateQueries({ queryKey: [REVIEWS] });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      {review.is_alone ? <p className={styles.note}>{t('alone')}</p> : null}
      <Choice
        label={t('verdict.label')}
        options={VERDICTS.map((value) => ({ value, label: t(`verdict.${value}`) }))}
        chosen={verdict}
        onChoose={setVerdict}
      />
      <DeskArea
        wide
        rows={3}
        label={t('reason')}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.note}>{verdict !== null && reason.trim() !== '' ? t('sure') : t('chooseFirst')}</p>
      <Button type="submit" busy={isBusy} disabled={verdict === null || reason.trim() === ''}>
        {t('say')}
      </Button>
    </form>
  );
}
