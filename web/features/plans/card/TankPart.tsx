import { Bird, Fish, ShoppingBag, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useCardWords } from '../../../lib/card-words.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import styles from './PlanSheet.module.css';
import { type Amount, type LineDoses, type LineView, nameOfLine, type TankView } from './plan-view.ts';

interface TankPartProps {
  tank: TankView;
  plan: PlanCard;
  /** Null: it is the only one. */
  number: number | null;
  isLocked: boolean;
  foot?: ReactNode;
}

/** What goes into one tank on one day: names, amounts, hours, and whom it could harm. */
export function TankPart({ tank, plan, number, isLocked, foot }: TankPartProps) {
  const { t, language } = useCardWords('plancard');
  const { lines, tanks, waterPerAcre } = tank;
  const hasBees = lines.some(({ line }) => line.bees);
  return (
    <div className={styles.tank}>
      {number === null ? null : <p className={styles.quiet}>{t('sprayOf', { n: number })}</p>}
      <p className={styles.day}>
        <span>{t('when')}</span>
        <strong>{formatWrittenDate(tank.sprayOn, language)}</strong>
      </p>
      <p>{t('together', { count: lines.length })}</p>
      {lines.map((line) => (
        <Product key={line.at} view={line} plan={plan} isLocked={isLocked} />
      ))}
      {isLocked ? null : (
        <p className={styles.quiet}>
          {[tanks && t('tanks', { count: tanks }), waterPerAcre && t('water', { litres: waterPerAcre })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <Hint icon={<Sun aria-hidden="true" />}>{hasBees ? null : t('hours')}</Hint>
      <Hint icon={<Bird aria-hidden="true" />}>{hasBees ? t('bees') : null}</Hint>
      <Hint icon={<Fish aria-hidden="true" />}>{lines.some(({ line }) => line.fish) ? t('fish') : null}</Hint>
      {foot}
    </div>
  );
}

function Hint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return children === null ? null : (
    <p className={styles.hint}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

function Product({ view, plan, isLocked }: { view: LineView; plan: PlanCard; isLocked: boolean }) {
  const { t, language } = useCardWords('plancard');
  const say = useAmount();
  const { line, printed, doses, buy } = view;
  return (
    <div className={styles.product}>
      <p className={styles.name}>
        {nameOfLine(line, language)}
        {line.bio ? <span className={styles.bio}>{t('bio')}</span> : null}
      </p>
      <p className={styles.printed} lang="en">
        {printed}
      </p>
      {isLocked ? null : <Doses doses={doses} plan={plan} />}
      {buy ? (
        <Hint icon={<ShoppingBag aria-hidden="true" />}>
          {buy.count === null
            ? t('pack', { size: say(buy.size), name: textIn(buy.name, language) })
            : t('buy', { count: buy.count, size: say(buy.size), name: textIn(buy.name, language) })}
        </Hint>
      ) : null}
    </div>
  );
}

/** The amount for the farmer’s own tank first and large; without one, for a litre of water. */
function Doses({ doses, plan }: { doses: LineDoses | null; plan: PlanCard }) {
  const { t } = useCardWords('plancard');
  const say = useAmount();
  if (doses === null) return <p>{t('asLabelled')}</p>;
  const { perTank, lastTank, perLitre, perAcre, total } = doses;
  const { tank_litres: litres, acres } = plan;
  const rows: (readonly [Amount, string])[] = [];
  if (perTank && litres) rows.push([perTank, t('perTank', { litres })]);
  if (lastTank) rows.push([lastTank.amount, t('lastTank', { litres: lastTank.litres })]);
  const others = [
    perLitre && t('perLitre', { amount: say(perLitre) }),
    perAcre && t('perAcre', { amount: say(perAcre) }),
  ];
  return (
    <>
      {rows.length > 0 ? (
        <dl className={styles.doses}>
          {rows.map(([amount, words]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{say(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={rows.length > 0 ? styles.quiet : styles.only}>
        {others.filter(Boolean).join(' · ')}
        {total && acres ? (
          <span>{t('total', { amount: say(total), acres: formatFigure(acres) })}</span>
        ) : null}
      </p>
    </>
  );
}

/** ‘6.4 ml’, in the words of the screen. */
export function useAmount(): (amount: Amount) => string {
  const { t } = useCardWords('plancard');
  return ({ figure, unit }) => t('amount', { figure, unit: t(`unit.${unit}`) });
}
