import { useEffect, useEffectEvent, useState } from 'react';
import type { CropSign } from '#shared/domain/guide/crop-content.ts';
import { signsOn } from '#shared/domain/guide/sign-choice.ts';
import { MOST_SIGNS } from '#shared/domain/plan/case.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { guideSlug } from '../crops.ts';
import type { IntakeDraft } from '../draft/intake-draft.ts';
import type { StepProps } from '../draft/use-intake-draft.ts';
import type { IntakeTools } from './intake-tools.ts';
import styles from './SignStep.module.css';

interface SignStepProps extends StepProps {
  signs: readonly CropSign[] | undefined;
  tools: IntakeTools;
}

/** What is seen, by the drawings of "What do you see?", beside them a photo from a field where the clinic has one. */
export function SignStep({ draft, change, signs, tools }: SignStepProps) {
  const { t } = useTranslation('intake');
  const photos = useRealPhotos(draft, tools);
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
            {plate ? <Picture src={plate} className={styles.plate} width={180} height={158} /> : null}
            <Picture src={photos?.get(id)} className={styles.photo} width={94} height={94} />
            <span>{sees}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useRealPhotos(draft: IntakeDraft, { realPhotos }: IntakeTools) {
  const [photos, setPhotos] = useState<ReadonlyMap<string, string>>();
  const slug = guideSlug(draft.answers.crop);
  const load = useEffectEvent(realPhotos);
  useEffect(() => {
    let left = false;
    if (slug)
      void load(slug).then((here) => {
        if (!left) setPhotos(here);
      });
    return () => {
      left = true;
    };
  }, [slug]);
  return photos;
}

interface PictureProps {
  src: string | undefined;
  className: string | undefined;
  width: number;
  height: number;
}

/** Fetched when it is near; one that cannot be had leaves no gap. */
function Picture({ src, className, width, height }: PictureProps) {
  const [isGone, setGone] = useState(false);
  if (!src || isGone) return null;
  return (
    <span className={className}>
      <img
        src={src}
        alt=""
        width={width}
        height={height}
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
