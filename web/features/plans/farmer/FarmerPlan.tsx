import { CalendarDays, Copy, Printer, ReceiptText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { translate, useTranslation } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/time.ts';
import { useLate } from '../../../lib/use-late.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import type { StaffPictureProps } from '../../../ui/StaffPicture.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { copyPlan } from '../card/copy-plan.ts';
import { PlanSheet } from '../card/PlanSheet.tsx';
import { replacedBy, type TankView } from '../card/plan-view.ts';
import styles from './FarmerPlan.module.css';
import { HarvestDays } from './HarvestDays.tsx';
import { harvestDays } from './harvest-days.ts';
import { type Marks, setMark, stepMark, tankMark, usePlanMarks } from './plan-marks.ts';
import { askForQuotation, type PlanSend, quotationId, sprayId, tellSpray } from './plan-sends.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { isSafe, SafetyTaps } from './SafetyTaps.tsx';
import { SprayDone } from './SprayDone.tsx';
import { type Said, sprayedOn } from './said.ts';

/** What the farmer’s thread knows beside the plan itself. */
export interface PlanThread {
  /** All plans that are here, this one among them. */
  plans: readonly PlanCard[];
  /** Of messages before the first one here nothing is known. */
  hasOlder: boolean;
  said: Said;
  /** The last spray that was told. */
  former: { date: string; chemical: string } | null;
  /** Absent: this farmer may not write. */
  onSend?: ((send: PlanSend) => void) | undefined;
}

interface FarmerPlanProps extends PlanThread {
  plan: PlanCard;
  doctor: StaffPictureProps | undefined;
  /** What the doctor said to it, to be played. */
  voice: ReactNode;
}

const NONE: Marks = {};

/** A plan in the farmer’s thread: the doses behind three promises, ticks for what is done, and what can be asked of it. */
export function FarmerPlan({ plan, doctor, voice, ...thread }: FarmerPlanProps) {
  const marks = usePlanMarks()[plan.id] ?? NONE;
  const isLocked = plan.lines.length > 0 && !isSafe(marks);
  const card = useRef<HTMLDivElement>(null);
  const today = isoDay(indiaDay(serverNow()));
  const isReplaced = thread.plans.flatMap(replacedBy).includes(plan.id);
  const sprayed = sprayedOn(plan, marks, thread.said);

  function tankFoot(tank: TankView, at: number) {
    if (isLocked) return null;
    const isTold = thread.said.has(sprayId(plan.id, at));
    return (
      <SprayDone
        doneOn={sprayed(tank.key) ?? (isTold ? null : undefined)}
        today={today}
        former={thread.former}
        tell={(day) => tellSpray(plan, tank, at, day)}
        onDone={(day) => {
          setMark(plan.id, tankMark(tank.key), day);
          thread.onSend?.(tellSpray(plan, tank, at, day));
        }}
      />
    );
  }

  return (
    <div ref={card} className={styles.plan}>
      <PlanSheet
        plan={plan}
        doctor={doctor}
        isReplaced={isReplaced}
        lock={isLocked ? <SafetyTaps plan={plan.id} marks={marks} /> : null}
        sprayedOn={sprayed}
        ticks={{
          isDone: (step) => marks[stepMark(step)] !== undefined,
          onTick: (step, isDone) => setMark(plan.id, stepMark(step), isDone ? today : null),
        }}
        tankFoot={thread.onSend ? tankFoot : undefined}
        foot={
          <div className={styles.acts}>
            {/* A voice may name doses: it stands behind the same promises. */}
            {isLocked ? null : voice}
            <ReadAloud of={card} />
            {plan.lines.length > 0 ? <AskQuotation plan={plan} {...thread} /> : null}
            {isLocked ? null : <Paper {...{ plan, doctor, isReplaced }} sprayedOn={sprayed} />}
            {isLocked || plan.lines.length === 0 ? null : <CopyWhole plan={plan} />}
            <Waiting {...thread} today={today} />
          </div>
        }
      />
    </div>
  );
}

/** One message to the office, whatever is tapped how often, and on whichever phone. */
function AskQuotation({ plan, said, onSend }: PlanThread & { plan: PlanCard }) {
  const { t } = useTranslation('plancard');
  const isAsked = said.has(quotationId(plan.id));
  if (!onSend && !isAsked) return null;
  return (
    <Button
      tone="secondary"
      wide
      disabled={isAsked}
      icon={<ReceiptText aria-hidden="true" />}
      onClick={() => onSend?.(askForQuotation(plan))}
    >
      {t(isAsked ? 'quotation.asked' : 'quotation.press')}
    </Button>
  );
}

function CopyWhole({ plan }: { plan: PlanCard }) {
  const { t } = useTranslation('plancard');
  return (
    <Button tone="quiet" wide icon={<Copy aria-hidden="true" />} onClick={() => void copyPlan(plan)}>
      {t('copy')}
    </Button>
  );
}

const loadPaper = async () => (await import('./PlanPaper.tsx')).PlanPaper;

function Paper(props: Omit<Parameters<Awaited<ReturnType<typeof loadPaper>>>[0], 'onClose'>) {
  const { t } = useTranslation('plancard');
  const [open, setOpen] = useState(false);
  function handleFailed() {
    showToast(translate('common', 'state.failed'), { tone: 'error' });
    setOpen(false);
  }
  const PlanPaper = useLate(open, loadPaper, handleFailed);
  return (
    <>
      <Button tone="secondary" wide icon={<Printer aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('paper.open')}
      </Button>
      {open && PlanPaper ? <PlanPaper {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Waiting({ plans, said, hasOlder, today }: PlanThread & { today: string }) {
  const { t } = useTranslation('plancard');
  const [open, setOpen] = useState(false);
  const days = harvestDays(plans, usePlanMarks(), said, today);
  if (days.length === 0 && !hasOlder) return null;
  return (
    <>
      <Button tone="quiet" wide icon={<CalendarDays aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('days.open')}
      </Button>
      <HarvestDays open={open} onClose={() => setOpen(false)} days={days} hasOlder={hasOlder} />
    </>
  );
}
