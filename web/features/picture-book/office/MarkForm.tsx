import { useState } from 'react';
import type { BookPicture } from '#shared/contract/clinic/picture-book.ts';
import { PARTS } from '#shared/domain/plan/case.ts';
import { STAGES } from '#shared/domain/plan/plan.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { problemName, problemsOf, troubledCrops } from '../../../lib/office/problem-name.ts';
import { formatDate } from '../../../lib/time.ts';
import { DeskRow, DeskSelect, DeskTick } from '../../../ui/desk/DeskFields.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { usePlantWords } from './BookCard.tsx';
import { type EditedPhoto, type Frame, FrameEditor } from './FrameEditor.tsx';
import { wholeOf } from './frame.ts';
import styles from './MarkDialog.module.css';
import type { Marking } from './use-book-acts.ts';

type Said = Pick<Marking, 'crop' | 'problem' | 'stage' | 'part' | 'before_id'>;
type SaidSoFar = { [Key in keyof Said]?: Said[Key] | undefined };
/** What may be known of a photo from its case. */
export type Guess = Partial<Pick<Said, 'crop' | 'problem' | 'stage' | 'part'>>;

interface MarkFormProps {
  photo: EditedPhoto;
  guess: Guess;
  /** The picture that is changed. */
  known: BookPicture | undefined;
  /** Pictures of the same case that may show how it was before. */
  earlier: readonly BookPicture[];
  isBusy: boolean;
  onMark: (marking: Marking) => void;
}

/** Which part of a photo is shown, and of what it is. Nothing is made before the doctor says that they have looked. */
export function MarkForm({ photo, guess, known, earlier, isBusy, onMark }: MarkFormProps) {
  const { t } = useTranslation('picturebook');
  const [frame, setFrame] = useState<Frame>(known ?? { area: wholeOf(photo), hidden: [] });
  const [said, setSaid] = useState<SaidSoFar>(known ?? guess);
  const [hasLooked, setLooked] = useState(false);
  const { crop, problem, stage = null, part = null, before_id = null } = said;

  function handleFrame({ area, hidden }: Frame): void {
    setFrame({ area, hidden });
    // What was looked at was another part.
    setLooked(false);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const { area, hidden } = frame;
        if (crop && problem) onMark({ crop, problem, stage, part, before_id, area, hidden });
      }}
    >
      <FrameEditor photo={photo} frame={frame} onChange={handleFrame} />
      <Facts said={said} earlier={earlier} onSay={(more) => setSaid({ ...said, ...more })} />
      <p className={styles.note}>{t('place')}</p>
      <DeskTick label={t('looked')} checked={hasLooked} onChange={setLooked} />
      <Button type="submit" busy={isBusy} disabled={!crop || !problem || !hasLooked}>
        {t(known ? 'saveAgain' : 'save')}
      </Button>
    </form>
  );
}

function Facts({
  said,
  earlier,
  onSay,
}: {
  said: SaidSoFar;
  earlier: readonly BookPicture[];
  onSay: (more: SaidSoFar) => void;
}) {
  const { t, language } = useTranslation('picturebook');
  const plantWord = usePlantWords();
  const { crop, problem, stage = null, part = null, before_id: before = null } = said;
  return (
    <DeskRow>
      <DeskSelect
        label={t('crop')}
        options={troubledCrops(language)}
        chosen={crop ?? null}
        // A trouble is one of its crop.
        onChoose={(value) => onSay({ crop: value ?? undefined, problem: undefined })}
      />
      <DeskSelect
        label={t('problem')}
        options={problemsOf(crop ?? '', language)}
        chosen={problem ?? null}
        none={t('chooseProblem')}
        required
        onChoose={(value) => onSay({ problem: value ?? undefined })}
      />
      <DeskSelect
        label={t('stage')}
        options={STAGES.map((value) => ({ value, label: plantWord('stage', value) }))}
        chosen={stage}
        none={t('notSaid')}
        onChoose={(value) => onSay({ stage: value })}
      />
      <DeskSelect
        label={t('part')}
        options={PARTS.map((value) => ({ value, label: plantWord('part', value) }))}
        chosen={part}
        none={t('notSaid')}
        onChoose={(value) => onSay({ part: value })}
      />
      {earlier.length > 0 ? (
        <DeskSelect
          label={t('before')}
          wide
          options={earlier.map((each) => ({
            value: String(each.id),
            label: t('beforeOf', {
              problem: problemName(each.problem, language),
              day: formatDate(each.taken_at, language),
            }),
          }))}
          chosen={before === null ? null : String(before)}
          none={t('noBefore')}
          onChoose={(value) => onSay({ before_id: value === null ? null : Number(value) })}
        />
      ) : null}
    </DeskRow>
  );
}
