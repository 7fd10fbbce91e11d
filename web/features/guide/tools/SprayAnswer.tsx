import type { NameVerdict } from '#shared/domain/agronomy/forbidden-product.ts';
import type { SprayPlan } from '#shared/domain/agronomy/spray-dose.ts';
import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useForbidden } from '../fields/PackName.tsx';
import { Answer, type ToolProps } from '../fields/ToolParts.tsx';
import { PumpRow } from './PumpRow.tsx';

interface SprayAnswerProps extends ToolProps {
  plan: SprayPlan;
  /** Litres of a pump. */
  pump: string;
  unit: string;
  /** Product per hectare, to be held against the label. */
  dosePerHa: number;
  /** The label gave active ingredient. */
  isActive: boolean;
  /** The strength of a liquid was taken as weight in volume without the pack saying so. */
  isAssumed: boolean;
  /** The product is forbidden on other crops than the one written. */
  forbidden: NameVerdict | null;
  /** How an amount is rounded. */
  say?: (amount: number) => string;
  /** Said before the amounts, and after them. */
  before?: readonly string[];
  after?: readonly string[];
}

/** How much goes into each pump, into the last one and into the whole field, and what to look at twice. */
export function SprayAnswer({
  plan,
  pump,
  unit,
  dosePerHa,
  isActive,
  isAssumed,
  forbidden,
  say = formatFigure,
  before = [],
  after = [],
  onAsk,
}: SprayAnswerProps) {
  const { t } = useTranslation('guidetools');
  const isPartial = plan.lastTankLitres < Number(pump) - 0.05;
  // A bed that takes less than one pump has no full one: the dose of a full one in it would be too strong.
  const hasFullPump = plan.tanks > 1 || !isPartial;
  const { small } = plan;
  const sayForbidden = useForbidden();
  const sentences = [
    ...before,
    ...(hasFullPump ? [t('spray.each', { amount: say(plan.fullTank), unit, litres: pump })] : []),
    t('spray.all', {
      product: say(plan.product),
      unit,
      water: formatFigure(plan.water),
      count: plan.tanks,
    }),
    ...(isPartial && hasFullPump
      ? [
          t('spray.last', {
            litres: formatFigure(plan.lastTankLitres),
            amount: say(plan.lastTankDose),
            unit,
          }),
        ]
      : []),
    t(isActive ? 'spray.compareActive' : 'spray.compare', {
      perAcre: say(dosePerHa * HA_PER_ACRE),
      perHa: say(dosePerHa),
      unit,
    }),
    ...(isAssumed ? [t('spray.assumed')] : []),
    ...(small
      ? [
          small.leastGuntas === null
            ? t('spray.small', { pumps: small.pumps, amount: say(small.amount), unit })
            : t('spray.tooSmall', { guntas: small.leastGuntas, amount: say(plan.product), unit }),
        ]
      : []),
    ...(forbidden ? [sayForbidden(forbidden)] : []),
    ...plan.warnings.map((warning) => t(`spray.warn.${warning}`)),
    ...after,
  ];
  const isCareful = plan.warnings.length > 0 || isAssumed || small !== null || forbidden !== null;
  return (
    <Answer sentences={sentences} tone={isCareful ? 'careful' : 'good'} onAsk={onAsk}>
      <PumpRow tanks={plan.tanks} lastShare={plan.lastTankLitres / Number(pump)} />
    </Answer>
  );
}
