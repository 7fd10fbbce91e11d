import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CropSign } from '#shared/domain/guide/crop-content.ts';
import { type IntakeQuestion, MOST_INTAKE_VOICES } from '#shared/domain/intake/intake.ts';
import { translate, useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { useLate } from '../../../lib/use-late.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { guideSlug, loadSigns } from '../crops.ts';
import type { KeptFile, KeptIntake } from '../draft/intake-database.ts';
import { toIntake, withoutVoice, withVoice } from '../draft/intake-draft.ts';
import { STEPS, type StepName, voiceOf } from '../draft/steps.ts';
import type { IntakeChange, KeptDraft } from '../draft/use-intake-draft.ts';
import { useFields } from '../fields/use-fields.ts';
import styles from './IntakeWizard.module.css';
import type { IntakeTools } from './intake-tools.ts';
import { Question } from './Question.tsx';
import { SpeakButton } from './SpeakButton.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { sentFiles } from './sent-files.ts';
import { useSteps } from './use-steps.ts';
import { WizardBar } from './WizardBar.tsx';

interface IntakeStepsProps {
  owner: string;
  tools: IntakeTools;
  kept: KeptDraft;
  intake: KeptIntake;
  /** Is given the way out of the questions. */
  leave: RefObject<() => Promise<void>>;
  onClose: () => void;
}

/** The questions, from the one where this farmer was to the whole, and its sending. */
export function IntakeSteps({ owner, tools, kept, intake, leave, onClose }: IntakeStepsProps) {
  const { t } = useTranslation('intake');
  const { draft, files } = intake;
  const { change } = kept;
  const fields = useFields(owner);
  const slug = guideSlug(draft.answers.crop);
  const signs = useSigns(slug);
  const way = useSteps({
    from: draft.step,
    hasSigns: slug !== undefined,
    onStep: (step) => void change((now) => ({ ...now, step })),
    onLeft: onClose,
  });
  const { step } = way;
  const close = () => void way.leave().then(onClose);
  useEffect(() => {
    leave.current = way.leave;
  });
  async function goOn(): Promise<void> {
    await way.leave();
    if (kept.waiting) return kept.beginAnew();
    await kept.forget();
    onClose();
  }
  const send = useSending({ kept, intake, tools, onSent: goOn });
  const question = useFocusedQuestion(step);
  const main = useRef<HTMLDivElement>(null);

  function answer(how: IntakeChange): void {
    void change(how);
    way.forward();
  }

  const stepProps = { draft, answer, change: (how: IntakeChange) => void change(how) };
  return (
    <>
      <WizardBar at={STEPS.indexOf(step) + 1} onBack={way.back} onClose={close} />
      {kept.isUnkept ? (
        <p role="alert" className={styles.unkept}>
          {t('unkept')}
        </p>
      ) : null}
      <div ref={main} className={styles.main} data-step={step}>
        <div className={styles.head}>
          <h2 ref={question} tabIndex={-1} className={styles.question}>
            {t(`ask.${step}`)}
          </h2>
          <SpeakButton of={main} step={step} />
        </div>
        {step === 'summary' ? (
          <SummaryStep draft={draft} signs={signs} fields={fields} onChange={way.changeAt} onSend={send} />
        ) : (
          <Question
            step={step}
            tools={tools}
            files={files}
            keep={change}
            fields={fields.fields}
            signs={signs}
            {...stepProps}
          />
        )}
      </div>
      {step === 'summary' ? null : (
        <Foot owner={owner} step={step} intake={intake} tools={tools} change={change} onNext={way.forward} />
      )}
    </>
  );
}

interface FootProps {
  owner: string;
  step: StepName;
  intake: KeptIntake;
  tools: IntakeTools;
  change: KeptDraft['change'];
  onNext: () => void;
}

/** The answer by voice, and the way on. */
function Foot({ owner, step, intake, tools, change, onNext }: FootProps) {
  const { t } = useTranslation('intake');
  const { draft, files } = intake;
  const said = voiceOf(step);
  const voice = draft.voices.find((each) => each.question === said);
  const maySay = voice !== undefined || draft.voices.length < MOST_INTAKE_VOICES;
  const isTold = isAnswered(intake, step);
  const [isSaying, setSaying] = useState(false);

  async function keepVoice(question: IntakeQuestion, file: KeptFile): Promise<void> {
    const clientId = newClientId();
    await change((now) => withVoice(now, { question, clientId }), { clientId, file });
  }

  return (
    <div className={styles.foot}>
      {said && maySay ? (
        <tools.Voice
          key={said}
          // By the draft: what was being said and not finished is of no other one.
          owner={`${owner}/intake/${draft.clientId}/${said}`}
          kept={voice && files.get(voice.clientId)}
          onKept={(file) => keepVoice(said, file)}
          onDelete={() => void change((now) => withoutVoice(now, said))}
          onSaying={setSaying}
        />
      ) : null}
      {isSaying ? null : (
        <Button tone={isTold ? 'primary' : 'secondary'} onClick={onNext}>
          {t(isTold ? 'next' : 'skip')}
        </Button>
      )}
    </div>
  );
}

function isAnswered({ draft }: KeptIntake, step: StepName): boolean {
  if (draft.voices.some(({ question }) => question === voiceOf(step))) return true;
  if (step === 'photos') return draft.photos.length > 0;
  if (step === 'summary') return true;
  const value = draft.answers[step];
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** What is seen on this crop, by the guide; undefined while it comes, or where it cannot be had. */
function useSigns(slug: string | undefined): readonly CropSign[] | undefined {
  const { language } = useTranslation('intake');
  const all = useLate(slug !== undefined, loadSigns[language], () => {});
  return slug === undefined ? undefined : all?.[slug];
}

/** Each question takes the focus, so that a screen reader says where one is. */
function useFocusedQuestion(step: string): RefObject<HTMLHeadingElement | null> {
  const question = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the trigger, not an input
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    question.current?.closest('[data-step]')?.scrollTo(0, 0);
  }, [step]);
  return question;
}

interface Sending {
  kept: KeptDraft;
  intake: KeptIntake;
  tools: IntakeTools;
  /** Forgets what was sent, and goes to what comes next. */
  onSent: () => Promise<void>;
}

/** Sends the whole, once; what a page that died was sending goes once more under the same names. */
function useSending({ kept, intake, tools, onSent }: Sending): () => Promise<void> {
  const isUnderWay = useRef(false);
  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { draft } = intake;
    await kept.change((now) => ({ ...now, isSent: true }));
    const sent = await sentFiles(intake, tools.lighten);
    await tools.send(draft.clientId, toIntake(draft), sent);
    showToast(translate('intake', navigator.onLine ? 'summary.sent' : 'summary.waiting'), {
      tone: 'success',
    });
    await onSent();
  }
  const goOn = useEffectEvent(() => {
    if (!intake.draft.isSent || isUnderWay.current) return;
    showToast(translate('intake', 'summary.unfinished'));
    void send();
  });
  useEffect(() => goOn(), []);
  return send;
}
