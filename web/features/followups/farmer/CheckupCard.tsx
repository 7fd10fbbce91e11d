import '../card/followup-strings.ts';
import { Camera } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { MetaOf } from '#shared/contract/message-kinds.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { OUTCOMES, type Outcome } from '#shared/domain/plan/outcome.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate, serverNow } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { OutcomePlant } from '../card/OutcomePlant.tsx';
import styles from './CheckupCard.module.css';
import { mayChange, type Told } from './outcome-sends.ts';

interface CheckupCardProps {
  checkup: MetaOf<'checkup'>['checkup'];
  /** What this farmer has told of the plan, the oldest first. */
  told: readonly Told[];
  isReplaced: boolean;
  /** Absent: they may not write. */
  onAnswer: ((answer: Outcome) => void) | undefined;
  onPhoto: (photo: File) => void;
  /** Says it in the own voice. */
  mic: ReactNode;
}

/** Did it work? Three drawn buttons, one tap; then a photo or a few spoken words, for who likes. */
export function CheckupCard({ checkup, told, isReplaced, onAnswer, onPhoto, mic }: CheckupCardProps) {
  const { t, language } = useTranslation('followup');
  const { crop, problem, sent_on: sentOn, look } = checkup;
  const answer = told.at(-1)?.answer;
  const isOpen =
    onAnswer !== undefined && (answer === undefined ? !isReplaced : mayChange(told, serverNow()));
  return (
    <div className={styles.card}>
      <p className={styles.question}>{t('card.question', { crop: textIn(crop, language) })}</p>
      <p className={styles.since}>
        {t('card.since', {
          date: formatWrittenDate(sentOn, language),
          problem: textIn(problem, language),
        })}
      </p>
      {look ? <p>{t('card.look', { look })}</p> : null}
      <fieldset className={styles.choices}>
        <legend>{t('card.choose')}</legend>
        {OUTCOMES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            data-answer={each}
            aria-pressed={each === answer}
            disabled={!isOpen}
            onClick={() => {
              if (each !== answer) onAnswer?.(each);
            }}
          >
            <OutcomePlant answer={each} />
            <span>{t(`answer.${each}`)}</span>
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.status}>
        {answer === undefined
          ? isReplaced
            ? t('card.replaced')
            : ''
          : [t('card.thanks'), answer === 'worse' ? t('card.worse') : '', isOpen ? t('card.change') : '']
              .filter(Boolean)
              .join(' ')}
      </p>
      {answer !== undefined && isOpen ? (
        <div className={styles.more}>
          <p>{t('card.more')}</p>
          <PhotoButton onPhoto={onPhoto} />
          {mic}
        </div>
      ) : null}
    </div>
  );
}

function PhotoButton({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const { t } = useTranslation('followup');
  const input = useRef<HTMLInputElement>(null);
  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const [photo] = event.target.files ?? [];
    if (photo) onPhoto(photo);
    // The same photo may be wanted twice; a browser tells only of changes.
    event.target.value = '';
  }
  return (
    <>
      <Button tone="secondary" icon={<Camera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('card.photo')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('card.photo')}
        tabIndex={-1}
        onChange={handleChange}
      />
    </>
  );
}
