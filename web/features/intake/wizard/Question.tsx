import type { Field } from '#shared/contract/clinic/fields.ts';
import type { CropSign } from '#shared/domain/guide/crop-content.ts';
import { INTAKE_WORDS_MAX } from '#shared/domain/intake/intake.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import type { KeptFile } from '../draft/intake-database.ts';
import { withoutPhoto } from '../draft/intake-draft.ts';
import type { StepName } from '../draft/steps.ts';
import type { KeptDraft, StepProps } from '../draft/use-intake-draft.ts';
import { AreaFields } from '../fields/AreaFields.tsx';
import { takePhoto } from '../photo/take-photo.ts';
import { ChoiceStep, PartStep } from './ChoiceStep.tsx';
import { CropStep } from './CropStep.tsx';
import styles from './IntakeWizard.module.css';
import type { IntakeTools } from './intake-tools.ts';
import { PhotosStep } from './PhotosStep.tsx';
import { SignStep } from './SignStep.tsx';
import { SprayedStep } from './SprayedStep.tsx';

interface QuestionProps extends StepProps {
  step: Exclude<StepName, 'summary'>;
  tools: IntakeTools;
  files: ReadonlyMap<string, KeptFile>;
  keep: KeptDraft['change'];
  fields: readonly Field[];
  signs: readonly CropSign[] | undefined;
}

/** What is asked at a step. */
export function Question({ step, tools, files, keep, fields, signs, ...props }: QuestionProps) {
  const { t } = useTranslation('intake');
  const { draft, change } = props;
  switch (step) {
    case 'crop':
      return <CropStep {...props} fields={fields} />;
    case 'part':
      return <PartStep {...props} signs={signs} />;
    case 'signs':
      return (
        <>
          <Lead>{t('lead.signs')}</Lead>
          <SignStep {...props} signs={signs} tools={tools} />
        </>
      );
    case 'sprayed':
      return <SprayedStep {...props} lastSpray={tools.lastSpray} />;
    case 'acres':
      return (
        <AreaFields
          acres={draft.answers.acres}
          onAcres={(acres) => change((now) => ({ ...now, answers: { ...now.answers, acres } }))}
        />
      );
    case 'photos':
      return (
        <>
          <Lead>{t('lead.photos')}</Lead>
          <PhotosStep
            photos={draft.photos}
            files={files}
            onTake={(slot, file) => takePhoto(slot, file, tools, keep)}
            onKeep={(slot) =>
              change((now) => ({
                ...now,
                photos: now.photos.map((photo) => (photo.slot === slot ? { ...photo, fault: null } : photo)),
              }))
            }
            onDelete={(slot) => change((now) => withoutPhoto(now, slot))}
          />
        </>
      );
    case 'words':
      return (
        <>
          <Lead>{t('lead.words')}</Lead>
          <TextArea
            label={t('words.label')}
            rows={5}
            maxLength={INTAKE_WORDS_MAX}
            value={draft.answers.words}
            onChange={({ target }) =>
              change((now) => ({ ...now, answers: { ...now.answers, words: target.value } }))
            }
          />
        </>
      );
    default:
      return <ChoiceStep {...props} step={step} />;
  }
}

const Lead = ({ children }: { children: string }) => (
  <p className={styles.lead} data-lead="">
    {children}
  </p>
);
