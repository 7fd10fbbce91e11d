import { useState } from 'react';
import {
  activeShare,
  LABEL_DOSES,
  type LabelDose,
  needsStrength,
  productPerHectare,
} from '#shared/domain/agronomy/label-dose.ts';
import { planSpray, type SprayPlan } from '#shared/domain/agronomy/spray-dose.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { PumpRow } from './PumpRow.tsx';
import { StrengthFields } from './StrengthFields.tsx';
import { Answer, AreaField, acresOf, Choice, Fields, FigureField, NoAnswer, Pick } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { useArea } from './use-area.ts';
import { sayFigure, useFigure } from './use-figure.ts';
import { useStrength } from './use-strength.ts';

const PUMPS = ['10', '15', '16', '20'] as const;

/** Product and water for a field, pump by pump. */
export function SprayDose({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [kind, setKind] = useState<LabelDose>('product');
  const [measure, setMeasure] = useState<'ml' | 'g'>('ml');
  const [pump, setPump] = useState<(typeof PUMPS)[number]>('15');
  const dose = useFigure('200');
  const water = useFigure('500');
  const pack = useStrength();
  const area = useArea();
  const share = activeShare(pack.strength(measure === 'ml'));
  const perActive = typeof share === 'number' ? share : Number.NaN;
  const dosePerHa = productPerHectare(kind, dose.value, water.value, perActive);
  const plan = planSpray({
    dosePerHa,
    waterPerHa: water.value,
    acres: acresOf(area),
    tankLitres: Number(pump),
  });
  const wrong = (field: string) => (isInvalid(plan) && plan.invalid === field ? t('wrong') : undefined);
  const isDoseWrong = !(dose.value > 0) && dose.text.trim() !== '';
  const lacksWeight = needsStrength(kind) && typeof share !== 'number' && share.invalid === 'density';
  function chooseKind(next: LabelDose): void {
    setKind(next);
    // A figure per hectare is poison as a figure per litre.
    dose.set('');
  }
  return (
    <>
      <Fields>
        <Pick
          label={t('spray.kind')}
          chosen={kind}
          onChoose={chooseKind}
          options={LABEL_DOSES.map((value) => ({ value, label: t(`spray.per.${value}`) }))}
        />
        <Choice
          label={t('spray.measure')}
          chosen={measure}
          onChoose={setMeasure}
          options={(['ml', 'g'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <FigureField
          label={t(`spray.dose.${kind}`)}
          figure={dose}
          unit={
            kind === 'percent' ? '%' : kind === 'ppm' ? 'ppm' : t(`unit.${kind === 'active' ? 'g' : measure}`)
          }
          error={isDoseWrong ? t('wrong') : undefined}
        />
        {needsStrength(kind) ? <StrengthFields pack={pack} isLiquid={measure === 'ml'} /> : null}
        <FigureField
          label={t('spray.water')}
          figure={water}
          unit={t('unit.litre')}
          error={wrong('waterPerHa')}
        />
        <AreaField area={area} error={wrong('acres')} />
        <Choice
          label={t('spray.pump')}
          chosen={pump}
          onChoose={setPump}
          options={PUMPS.map((value) => ({ value, label: t('spray.pumpOf', { litres: value }) }))}
        />
      </Fields>
      {isInvalid(plan) ? (
        <NoAnswer>{lacksWeight ? t('spray.noWeight') : undefined}</NoAnswer>
      ) : (
        <Plan
          plan={plan}
          pump={pump}
          unit={t(`unit.${measure}`)}
          perHa={needsStrength(kind) ? dosePerHa : null}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

interface PlanProps extends ToolProps {
  plan: SprayPlan;
  pump: string;
  unit: string;
  /** Product per hectare where it was reckoned from active ingredient, to be held against the label. */
  perHa: number | null;
}

function Plan({ plan, pump, unit, perHa, onAsk }: PlanProps) {
  const { t } = useTranslation('guidetools');
  const isPartial = plan.lastTankLitres < Number(pump) - 0.05;
  // A bed that takes less than one pump has no full one: the dose of a full one in it would be too strong.
  const hasFullPump = plan.tanks > 1 || !isPartial;
  const sentences = [
    ...(hasFullPump ? [t('spray.each', { amount: sayFigure(plan.fullTank), unit, litres: pump })] : []),
    t('spray.all', {
      product: sayFigure(plan.product),
      unit,
      water: sayFigure(plan.water),
      count: plan.tanks,
    }),
    ...(isPartial && hasFullPump
      ? [
          t('spray.last', {
            litres: sayFigure(plan.lastTankLitres),
            amount: sayFigure(plan.lastTankDose),
            unit,
          }),
        ]
      : []),
    ...(perHa === null ? [] : [t('spray.compare', { amount: sayFigure(perHa), unit })]),
    ...plan.warnings.map((warning) => t(`spray.warn.${warning}`)),
  ];
  return (
    <Answer sentences={sentences} tone={plan.warnings.length > 0 ? 'careful' : 'good'} onAsk={onAsk}>
      <PumpRow tanks={plan.tanks} lastShare={plan.lastTankLitres / Number(pump)} />
    </Answer>
  );
}
