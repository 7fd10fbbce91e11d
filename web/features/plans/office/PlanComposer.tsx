import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import type { PlanBody } from '#shared/contract/office/plans.ts';
import type { Language } from '#shared/domain/languages.ts';
import { MOST_LINES } from '#shared/domain/plan/plan.ts';
import { reasonsWithout } from '#shared/domain/plan/reasons.ts';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskInput, DeskRow, DeskSection } from '../../../ui/desk/DeskFields.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { ChooseRow } from './ChooseRow.tsx';
import { Completeness, type PlanFact } from './Completeness.tsx';
import styles from './Composer.module.css';
import { isBlank, lineOf, today } from './draft-plan.ts';
import { Findings } from './Findings.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { OthersDraft } from './PlanDraftNotice.tsx';
import { PlanFoot } from './PlanFoot.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { PlanTemplates } from './PlanTemplates.tsx';
import { ProblemPicker } from './ProblemPicker.tsx';
import { PLAN_FORM } from './plan-form.ts';
import { fetchChoices } from './plans.api.ts';
import { SprayLine } from './SprayLine.tsx';
import { useJudgement } from './use-judgement.ts';
import { type DraftState, usePlanDraft } from './use-plan-draft.ts';
import { type PlanVoice, useSendPlan } from './use-send-plan.ts';

interface PlanComposerProps {
  /** Mount with a key per case. */
  of: Case;
  farmerLanguage: Language;
  guard: SendGuard;
  voice: PlanVoice;
  /** Records and plays `voice`. */
  voiceBar: ReactNode;
  onSent: () => void;
  /** Leads to a fact of the case. */
  onFact: (fact: PlanFact) => void;
}

/** Where a doctor writes what is to be done: judged by the server while it is written, kept by itself, sent as a card. */
export function PlanComposer(props: PlanComposerProps) {
  const { of } = props;
  const { t } = useTranslation('plans');
  const draft = usePlanDraft(of.id, of.chat_id);
  if (draft.phase === 'loading') return <Loading label={t('loading')} />;
  if (draft.phase === 'failed')
    return <ErrorState title={t('notLoaded')} onRetry={() => void draft.load()} />;
  return <Writing {...props} draft={draft} />;
}

function Writing({ of, farmerLanguage, draft, ...props }: PlanComposerProps & { draft: DraftState }) {
  const { guard, voice } = props;
  const { plan, reasons, saver } = draft;
  const { t } = useTranslation('plans');
  const judgement = useJudgement(of.id, plan, of.version);
  const { data: choices } = useQuery({
    queryKey: ['plan-choices', of.facts.crop],
    queryFn: ({ signal }) => fetchChoices(of.facts.crop, signal),
    staleTime: 60_000,
  });
  const sending = useSendPlan(of.id, draft, { voice, onSent: props.onSent });
  const isWritten = !isBlank(plan);
  const { onBegun } = guard;
  useEffect(() => onBegun(isWritten), [onBegun, isWritten]);
  const [isTaken, setTaken] = useState(false);
  const others = draft.saved && !draft.saved.is_mine && !isTaken ? draft.saved : null;
  const { answer } = judgement;
  const findings = [...(answer?.stops ?? []), ...(answer?.warnings ?? [])];
  const found = (line: number | null) => (
    <Findings
      findings={findings.filter((each) => each.line === line)}
      reasons={reasons}
      onReason={(id, words) => saver.put({ reasons: { ...reasons, [id]: words } })}
    />
  );
  // What was said to the warnings of one plan is not said to another's.
  const begin = (other: PlanBody) => saver.put({ plan: other, reasons: {} });
  const put = (part: Partial<PlanBody>) => saver.put({ plan: { ...plan, ...part } });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (guard.maySend()) void sending.send(guard.seen());
  }

  return (
    <div className={styles.composer} data-composer>
      {others ? <OthersDraft draft={others} onTake={() => setTaken(true)} /> : null}
      <div className={styles.written} inert={others !== null || sending.isBusy}>
        <PlanTemplates caseId={of.id} crop={of.facts.crop} plan={plan} isWritten={isWritten} onUse={begin} />
        <DeskSection title={t('section.problem')}>
          <ProblemPicker problem={plan.problem} choices={choices} onChange={(problem) => put({ problem })} />
        </DeskSection>
        <DeskSection title={t('section.first')}>
          <FirstSteps
            steps={plan.first}
            crop={choices?.crop ?? null}
            problem={plan.problem.key}
            language={farmerLanguage}
            onChange={(first) => put({ first })}
          />
        </DeskSection>
        <SprayLines {...{ draft, choices, judgement, found, put }} />
        <Afterwards plan={plan} put={put} />
        {found(null)}
        <DeskSection title={t('section.voice')}>{props.voiceBar}</DeskSection>
      </div>
      <PlanPreview card={answer?.card ?? null} language={farmerLanguage} isStale={judgement.isStale} />
      {/* The form holds its button alone: Enter in a field is never the sending of a plan. */}
      <form id={PLAN_FORM} className={styles.foot} onSubmit={handleSubmit}>
        {guard.notice}
        {isWritten ? (
          <Completeness plan={plan} card={answer?.card ?? null} facts={of.facts} onFact={props.onFact} />
        ) : null}
        {others ? null : (
          <PlanFoot
            draft={draft}
            judgement={judgement}
            sending={sending}
            isWritten={isWritten}
            waitsFor={voice.waitsFor}
          />
        )}
      </form>
    </div>
  );
}

interface SprayLinesProps {
  draft: DraftState;
  choices: Awaited<ReturnType<typeof fetchChoices>> | undefined;
  judgement: ReturnType<typeof useJudgement>;
  found: (line: number | null) => React.ReactNode;
  put: (part: Partial<PlanBody>) => void;
}

/** Up to three lines, and below them what the label allows against this problem. */
function SprayLines({ draft, choices, judgement, found, put }: SprayLinesProps) {
  const { t } = useTranslation('plans');
  const { plan, reasons, saver } = draft;
  const { lines, problem } = plan;
  const { answer, isStale } = judgement;
  const rows = (choices?.choices ?? []).filter(({ problems }) => problems.includes(problem.key ?? ''));

  /** From the last on, so that the others keep their number until it is their turn. */
  function drop(gone: readonly number[]): void {
    const left = gone.reduceRight(reasonsWithout, reasons);
    saver.put({ plan: { ...plan, lines: lines.filter((_, at) => !gone.includes(at)) }, reasons: left });
  }
  return (
    <DeskSection
      title={t('section.spray')}
      tool={
        <button
          type="button"
          className={styles.none}
          aria-pressed={lines.length === 0}
          onClick={() => drop([...lines.keys()])}
        >
          {t('noSpray')}
        </button>
      }
    >
      {lines.map((line, at) => (
        <SprayLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own; two of one product may stand here
          key={at}
          line={line}
          at={at}
          row={choices?.choices.find(({ claim }) => claim === line.claim)}
          card={answer?.card?.lines[at]}
          isStale={isStale}
          findings={found(at)}
          onChange={(next) => put({ lines: lines.map((each, index) => (index === at ? next : each)) })}
          onDrop={() => drop([at])}
        />
      ))}
      {lines.length >= MOST_LINES ? null : problem.key === null ? (
        <p className={styles.note}>{t('problemFirst')}</p>
      ) : rows.length > 0 ? (
        <ChooseRow rows={rows} onChoose={(row) => put({ lines: [...lines, lineOf(row, lines, today())] })} />
      ) : (
        <p className={styles.note}>{t('noRows')}</p>
      )}
    </DeskSection>
  );
}

/** When somebody looks again, and how it is kept from coming back. */
function Afterwards({ plan, put }: Pick<SprayLinesProps, 'put'> & { plan: PlanBody }) {
  const { t } = useTranslation('plans');
  return (
    <DeskSection title={t('section.after')}>
      <DeskRow>
        <DeskInput
          label={t('checkOn')}
          data-point="check"
          type="date"
          value={plan.check.on ?? ''}
          onChange={({ target }) => put({ check: { ...plan.check, on: target.value || null } })}
        />
        <DeskInput
          wide
          label={t('look')}
          maxLength={300}
          value={plan.check.look}
          onChange={({ target }) => put({ check: { ...plan.check, look: target.value } })}
        />
        <DeskInput
          wide
          label={t('prevent')}
          data-point="prevent"
          maxLength={500}
          value={plan.prevent}
          onChange={({ target }) => put({ prevent: target.value })}
        />
      </DeskRow>
    </DeskSection>
  );
}
