import { useState } from 'react';
import { planSpray, productForActive, type SprayPlan } from '#shared/domain/agronomy/spray-dose.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { PumpRow } from './PumpRow.tsx';
import { Answer, AreaField, acresOf, Choice, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { useArea } from './use-area.ts';
import { sayFigure, useFigure } from './use-figure.ts';

const PUMPS = ['10', '15', '16', '20'] as const;
type DoseKind = 'product' | 'active';

/** Product and water for a field, pump by pump. */
export function SprayDose({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [kind, setKind] = useState<DoseKind>('product');
  const [measure, setMeasure] = useState<'ml' | 'g'>('ml');
  const [pump, setPump] = useState<(typeof PUMPS)[number]>('15');
  const dose = useFigure('200');
  const strength = useFigure('5');
  const water = useFigure('500');
  const area = useArea();
  const dosePerHa = kind === 'product' ? dose.value : productForActive(dose.value, strength.value);
  const plan = planSpray({
    dosePerHa,
    waterPerHa: water.value,
    acres: acresOf(area),
    tankLitres: Number(pump),
  });
  const wrong = (field: string) => (isInvalid(plan) && plan.invalid === field ? t('wrong') : undefined);
  return (
    <>
      <Fields>
        <Choice
          label={t('spray.kind')}
          chosen={kind}
          onChoose={setKind}
          options={[
            { value: 'product', label: t('spray.product') },
            { value: 'active', label: t('spray.active') },
          ]}
        />
        <Choice
          label={t('spray.measure')}
          chosen={measure}
          onChoose={setMeasure}
          options={(['ml', 'g'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <FigureField
          label={t(kind === 'product' ? 'spray.dose' : 'spray.activeDose')}
          figure={dose}
          unit={kind === 'product' ? t(`unit.${measure}`) : t('unit.g')}
          error={wrong('dosePerHa')}
        />
        {kind === 'active' ? <FigureField label={t('spray.strength')} figure={strength} unit="%" /> : null}
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
        <NoAnswer />
      ) : (
        <Plan plan={plan} pump={pump} unit={t(`unit.${measure}`)} onAsk={onAsk} />
      )}
    </>
  );
}

function Plan({ plan, pump, unit, onAsk }: { plan: SprayPlan; pump: string; unit: string } & ToolProps) {
  const { t } = useTranslation('guidetools');
  const isPartial = plan.lastTankLitres < Number(pump) - 0.05;
  const sentences = [
    t('spray.each', { amount: sayFigure(plan.fullTank), unit, litres: pump }),
    t('spray.all', {
      product: sayFigure(plan.product),
      unit,
      water: sayFigure(plan.water),
      count: plan.tanks,
    }),
    ...(isPartial && plan.tanks > 1
      ? [
          t('spray.last', {
            litres: sayFigure(plan.lastTankLitres),
            amount: sayFigure(plan.lastTankDose),
            unit,
          }),
        ]
      : []),
    ...plan.warnings.map((warning) => t(`spray.warn.${warning}`)),
  ];
  return (
    <Answer sentences={sentences} tone={plan.warnings.length > 0 ? 'careful' : 'good'} onAsk={onAsk}>
      <PumpRow tanks={plan.tanks} lastShare={plan.lastTankLitres / Number(pump)} />
    </Answer>
  );
}
