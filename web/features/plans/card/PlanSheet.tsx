import { CalendarDays, CircleCheck, Leaf, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { StaffPicture, type StaffPictureProps } from '../../../ui/StaffPicture.tsx';
import './plan-strings.ts';
import { useCardWords } from '../../../lib/card-words.ts';
import styles from './PlanSheet.module.css';
import { SAFETY } from './plan-names.ts';
import { type PlanView, type SprayedOn, type TankView, viewOfPlan } from './plan-view.ts';
import { TankPart } from './TankPart.tsx';

export interface PlanSheetProps {
  plan: PlanCard;
  /** Who of the clinic wrote it. */
  doctor?: StaffPictureProps | undefined;
  /** Stands over the doses until the farmer has answered it; absent, they are open. */
  lock?: ReactNode;
  /** When a tank was really sprayed, where the farmer has said so. */
  sprayedOn?: SprayedOn | undefined;
  /** A newer plan of the same case is here. */
  isReplaced?: boolean;
  /** Whether a step without chemicals (from 0) is done, and the farmer’s hand on it; absent, there is nothing to tick. */
  ticks?: { isDone: (step: number) => boolean; onTick: (step: number, isDone: boolean) => void } | undefined;
  /** Below what goes into one tank. */
  tankFoot?: ((tank: TankView, at: number) => ReactNode) | undefined;
  /** Below it all: what can be done with the plan. */
  foot?: ReactNode;
}

/** A plan as the farmer has it, in the language of the screen; without what they press it is the office’s preview. */
export function PlanSheet(props: PlanSheetProps) {
  const { plan, doctor, isReplaced, foot } = props;
  const { t, language } = useCardWords('plancard');
  const view = viewOfPlan(plan, props.sprayedOn);
  return (
    <section className={styles.sheet} aria-label={`${t('title')}, ${t('number', { number: plan.id })}`}>
      <header className={styles.head}>
        {doctor ? <StaffPicture {...doctor} /> : <Stethoscope aria-hidden="true" />}
        <p>
          <strong>{t('title')}</strong>
          {doctor ? <span>{doctor.name}</span> : null}
          <span>{t('number', { number: plan.id })}</span>
        </p>
      </header>
      {isReplaced ? <p className={styles.warning}>{t('replaced')}</p> : null}
      <Problem plan={plan} />
      <Steps {...props} />
      <Spraying {...props} view={view} />
      <After plan={plan} />
      {foot}
      {view.kind === 'spray' ? (
        <div className={styles.small}>
          <p>{t('label')}</p>
          <p>{t('shops')}</p>
        </div>
      ) : null}
      {view.until ? (
        <p className={styles.until}>
          {t(view.until.isCheck ? 'until' : 'untilSpray', {
            date: formatWrittenDate(view.until.day, language),
          })}
        </p>
      ) : null}
    </section>
  );
}

function Problem({ plan: { crop, problem } }: { plan: PlanCard }) {
  const { t, language } = useCardWords('plancard');
  const { certainty, signs, threshold } = problem;
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{t('crop', { crop: textIn(crop, language) })}</p>
      <p className={styles.problem}>{textIn(problem.name, language)}</p>
      <p className={styles.certainty} data-certainty={certainty}>
        {t(`certainty.${certainty}`)}
      </p>
      {signs ? <p>{t('signs', { signs })}</p> : null}
      {threshold === 'unknown' ? null : <p>{t(`threshold.${threshold}`)}</p>}
    </div>
  );
}

function Steps({ plan: { first }, ticks }: PlanSheetProps) {
  const { t } = useCardWords('plancard');
  if (first.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.title}>{t('first')}</p>
      <ol className={styles.steps}>
        {first.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sent plan's steps never move
          <li key={at}>
            {ticks ? (
              <label>
                <input
                  type="checkbox"
                  checked={ticks.isDone(at)}
                  onChange={(event) => ticks.onTick(at, event.target.checked)}
                />
                <span>{step}</span>
              </label>
            ) : (
              <>
                <CircleCheck aria-hidden="true" />
                <span>{step}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SprayingProps extends PlanSheetProps {
  view: PlanView;
}

/** What is sprayed, and from when the crop may be eaten; or that nothing need be, which is good news. */
function Spraying({ plan, view, lock, tankFoot }: SprayingProps) {
  const { t } = useCardWords('plancard');
  if (view.kind !== 'spray') {
    return (
      <>
        <div className={view.kind === 'none' ? styles.good : styles.warning}>
          {view.kind === 'none' ? <Leaf aria-hidden="true" /> : null}
          <p>
            <strong>{t(`${view.kind}.title`)}</strong>
            <span>{t(`${view.kind}.text`)}</span>
          </p>
        </div>
        <Harvest view={view} />
      </>
    );
  }
  return (
    <div className={styles.part}>
      <p className={styles.title}>{t('spray')}</p>
      {lock ?? <Safety />}
      {view.tanks.map((tank, at) => (
        <TankPart
          key={tank.key}
          tank={tank}
          plan={plan}
          number={view.tanks.length > 1 ? at + 1 : null}
          isLocked={lock != null}
          foot={tankFoot?.(tank, at)}
        />
      ))}
      <Harvest view={view} />
    </div>
  );
}

/** What was promised before the doses opened stays in sight. */
function Safety() {
  const { t } = useCardWords('plancard');
  return (
    <ul className={styles.safety}>
      {SAFETY.map((each) => (
        <li key={each}>
          <CircleCheck aria-hidden="true" />
          <span>{t(`safety.${each}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The date, and of which spray it is: of this plan, or of one before it. */
function Harvest({ view: { harvest, tanks } }: { view: PlanView }) {
  const { t, language } = useCardWords('plancard');
  if (harvest === null) return null;
  const date = harvest.from === null ? null : formatWrittenDate(harvest.from, language);
  if (harvest.ask !== null || date === null)
    return (
      <p className={styles.warning}>
        {[
          date === null ? '' : t('harvestNotBefore', { date }),
          t(harvest.ask === 'earlier' ? 'harvestAskEarlier' : 'harvestAsk'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    );
  const last = tanks.flatMap((tank) => tank.lines).find(({ harvestFrom }) => harvestFrom === harvest.from);
  return (
    <div className={styles.harvest}>
      <CalendarDays aria-hidden="true" />
      <p>
        <span>{t('harvest')}</span>
        <strong>{date}</strong>
        <span>{last ? t('harvestDays', { count: last.line.waiting_days ?? 0 }) : t('harvestEarlier')}</span>
      </p>
    </div>
  );
}

/** When somebody looks again, and how it is kept from coming back. */
function After({ plan: { check, prevent } }: { plan: PlanCard }) {
  const { t, language } = useCardWords('plancard');
  const day = check.on ? t('checkOn', { date: formatWrittenDate(check.on, language) }) : '';
  const isAsked = day !== '' || check.look !== '';
  return (
    <>
      {isAsked ? (
        <div className={styles.part}>
          <p className={styles.title}>{t('check')}</p>
          <p>{[day, check.look].filter(Boolean).join(': ')}</p>
        </div>
      ) : null}
      {prevent ? (
        <div className={styles.part}>
          <p className={styles.title}>{t('prevent')}</p>
          <p>{prevent}</p>
        </div>
      ) : null}
    </>
  );
}
