import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate, serverNow } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { StepProps } from '../draft/use-intake-draft.ts';
import styles from './IntakeWizard.module.css';

/** A spray that the farmer told in this chat. */
export interface ToldSpray {
  chemical: string;
  /** `YYYY-MM-DD`; null where they named none. */
  on: string | null;
}

/** As long as `sprayed` may be in `CaseFacts`. */
const MOST_LETTERS = 400;

export function SprayedStep({
  draft,
  change,
  answer,
  lastSpray,
}: StepProps & { lastSpray: ToldSpray | null }) {
  const { t, language } = useTranslation('intake');
  const { sprayed, sprayed_on } = draft.answers;
  const told = (what: string, on: string | null) => (now: typeof draft) => ({
    ...now,
    answers: { ...now.answers, sprayed: what, sprayed_on: on },
  });
  return (
    <div className={styles.form}>
      <Button
        tone="secondary"
        wide
        aria-pressed={sprayed === t('sprayed.none')}
        onClick={() => answer(told(t('sprayed.none'), null))}
      >
        {t('sprayed.none')}
      </Button>
      {lastSpray ? (
        <Button
          tone="secondary"
          wide
          aria-pressed={sprayed === lastSpray.chemical}
          onClick={() => answer(told(lastSpray.chemical, lastSpray.on))}
        >
          {lastSpray.on
            ? t('sprayed.asTold', {
                what: lastSpray.chemical,
                day: formatWrittenDate(lastSpray.on, language),
              })
            : lastSpray.chemical}
        </Button>
      ) : null}
      <TextField
        label={t('sprayed.what')}
        placeholder={t('sprayed.example')}
        maxLength={MOST_LETTERS}
        value={sprayed}
        onChange={({ target }) => change(told(target.value, sprayed_on))}
      />
      <TextField
        label={t('sprayed.on')}
        type="date"
        max={isoDay(indiaDay(serverNow()))}
        value={sprayed_on ?? ''}
        onChange={({ target }) => change(told(sprayed, target.value || null))}
      />
    </div>
  );
}
