import { useState } from 'react';
import type { CropSign } from '#shared/domain/guide/crop-content.ts';
import { signsOn } from '#shared/domain/guide/sign-choice.ts';
import { MOST_SIGNS } from '#shared/domain/plan/case.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { IntakeDraft } from '../draft/intake-draft.ts';
import styles from './SignStep.module.css';
import type { StepProps } from './step-props.ts';

/** What is seen, by the drawings of "What do you see?". */
export function SignStep({ draft, change, signs }: StepProps & { signs: readonly CropSign[] | undefined }) {
  const { t } = useTranslation('intake');
  if (!signs) return <p role="status">{t('signs.missing')}</p>;
  const { seenOn } = draft;
  const shown = seenOn ? signsOn(signs, seenOn) : signs;
  return (
    <ul className={styles.signs}>
      {shown.map(({ id, sees, plate }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.sign}
            aria-pressed={draft.answers.signs.includes(id)}
            onClick={() => change((now) => toggled(now, id))}
          >
            {plate ? <Plate src={plate} /> : null}
            <span>{sees}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A plate that is not on the phone leaves its words. */
function Plate({ src }: { src: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <span className={styles.plate}>
      <img
        src={src}
        alt=""
        width="180"
        height="158"
        loading="lazy"
        decoding="async"
        onError={() => setGone(true)}
      />
    </span>
  );
}

function toggled(draft: IntakeDraft, id: string): IntakeDraft {
  const { signs } = draft.answers;
  const next = signs.includes(id) ? signs.filter((each) => each !== id) : [...signs, id].slice(0, MOST_SIGNS);
  return { ...draft, answers: { ...draft.answers, signs: next } };
}
