import { Pencil, SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Field } from '#shared/contract/clinic/fields.ts';
import type { CropSign } from '#shared/domain/guide/crop-content.ts';
import { FIELDS_MOST } from '#shared/domain/intake/intake.ts';
import { formatArea } from '../../../lib/format-area.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { VisuallyHidden } from '../../../ui/States.tsx';
import { cropName } from '../crops.ts';
import { type IntakeDraft, isEmptyDraft } from '../draft/intake-draft.ts';
import { STEPS, type StepName } from '../draft/steps.ts';
import { fieldOfDraft, isToldAnew } from '../fields/field-of-draft.ts';
import { type MyFieldList, sayOutcome } from '../fields/use-fields.ts';
import styles from './SummaryStep.module.css';

interface SummaryStepProps {
  draft: IntakeDraft;
  signs: readonly CropSign[] | undefined;
  fields: MyFieldList;
  onChange: (step: StepName) => void;
  onSend: () => Promise<void>;
}

/** All that was told, each line leading back to its question, and what is to be remembered of it. */
export function SummaryStep({ draft, signs, fields, onChange, onSend }: SummaryStepProps) {
  const { t } = useTranslation(['intake', 'told']);
  const lines = useLines(draft, signs);
  const [isRemembered, setRemembered] = useState(false);
  // One that was remembered of this draft bears its name: Send pressed twice remembers it once.
  const fieldId = draft.fieldId ?? draft.clientId;
  const field = fields.fields.find(({ id }) => id === fieldId);
  const offer = useOffer(draft, field, fields.fields.length);
  const isEmpty = isEmptyDraft(draft);

  function handleSend(): void {
    if (isRemembered && offer)
      void fields.save(fieldId, offer.body).then((outcome) => {
        if (outcome !== 'saved' && outcome !== 'waiting') sayOutcome(outcome);
      });
    void onSend();
  }

  return (
    <>
      <ul className={styles.lines}>
        {STEPS.filter((step) => step !== 'summary').map((step) => (
          <li key={step}>
            <button type="button" className={styles.line} onClick={() => onChange(step)}>
              <span className={styles.what}>{nameOf(step)}</span>
              <span className={lines[step] ? styles.said : styles.unsaid}>
                {lines[step] || t('told:notSaid')}
              </span>
              <span className={styles.change}>
                <Pencil aria-hidden="true" />
                <VisuallyHidden>{t('summary.change')}</VisuallyHidden>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {offer ? (
        <label className={styles.remember}>
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
          />
          <span>{offer.words}</span>
        </label>
      ) : null}
      {isEmpty ? <p role="status">{t('summary.nothing')}</p> : null}
      <Button
        wide
        disabled={isEmpty}
        className={styles.send}
        icon={<SendHorizontal aria-hidden="true" />}
        onClick={handleSend}
      >
        {t('summary.send')}
      </Button>
    </>
  );

  function nameOf(step: Exclude<StepName, 'summary'>): string {
    return step === 'photos' ? t('told:photos') : t(`told:fact.${step}`);
  }
}

type Lines = Record<Exclude<StepName, 'summary'>, string>;

/** What was told at each step, in words; empty where nothing was. */
function useLines(draft: IntakeDraft, signs: readonly CropSign[] | undefined): Lines {
  const { t, language } = useTranslation(['intake', 'told', 'guidecrop']);
  const { answers, voices, photos } = draft;
  const { since, spread, weather, irrigation, acres } = answers;
  const sprayed = [answers.sprayed, answers.sprayed_on && formatWrittenDate(answers.sprayed_on, language)];
  const lines: Lines = {
    crop: answers.crop ? cropName(answers.crop, language) : '',
    part: draft.seenOn ? t(`guidecrop:part.${draft.seenOn}`) : '',
    signs: answers.signs.map((id) => signs?.find((sign) => sign.id === id)?.sees ?? id).join(' · '),
    since: since ? t(`told:choice.since.${since}`) : '',
    spread: spread ? t(`told:choice.spread.${spread}`) : '',
    weather: weather ? t(`told:choice.weather.${weather}`) : '',
    irrigation: irrigation ? t(`told:choice.irrigation.${irrigation}`) : '',
    sprayed: sprayed.filter(Boolean).join(', '),
    acres: acres === null ? '' : formatArea(acres),
    photos: photos.length > 0 ? t('summary.photos', { count: photos.length }) : '',
    words: answers.words.trim(),
  };
  for (const { question } of voices) {
    const step = question as keyof Lines;
    lines[step] = [lines[step], t('summary.voice')].filter(Boolean).join(' · ');
  }
  return lines;
}

/** What may be remembered; null where nothing new was told of a field. */
function useOffer(draft: IntakeDraft, field: Field | undefined, known: number) {
  const { t, language } = useTranslation('intake');
  const { crop } = draft.answers;
  if (field) {
    const body = fieldOfDraft(draft, field.name, field);
    return isToldAnew(body, field) ? { body, words: t('summary.update', { name: field.name }) } : null;
  }
  if (crop === null || known >= FIELDS_MOST) return null;
  return { body: fieldOfDraft(draft, cropName(crop, language)), words: t('summary.remember') };
}
