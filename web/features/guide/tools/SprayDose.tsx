import { useState } from 'react';
import {
  activeShare,
  LABEL_DOSES,
  type LabelDose,
  needsStrength,
  productPerHectare,
} from '#shared/domain/agronomy/label-dose.ts';
import { planSpray } from '#shared/domain/agronomy/spray-dose.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AreaField } from '../fields/AreaField.tsx';
import { Forbidden, PackNameFields, usePackName } from '../fields/PackName.tsx';
import { StrengthFields } from '../fields/StrengthFields.tsx';
import { Choice, Fields, FigureField, NoAnswer, Pick, type ToolProps } from '../fields/ToolParts.tsx';
import { acresOf, useArea } from '../fields/use-area.ts';
import { isEmpty, useFigure } from '../fields/use-figure.ts';
import { useStrength } from '../fields/use-strength.ts';
import { PUMPS, useWater, WaterFields } from '../fields/WaterFields.tsx';
import { SprayAnswer } from './SprayAnswer.tsx';

/** Product and water for a field, pump by pump. */
export function SprayDose({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [kind, setKind] = useState<LabelDose>('acre');
  const [measure, setMeasure] = useState<'ml' | 'g'>('ml');
  const [pump, setPump] = useState<(typeof PUMPS)[number]>('15');
  const dose = useFigure();
  const { water, waterPer, setWaterPer, waterPerHa } = useWater();
  const area = useArea();
  const name = usePackName();
  const pack = useStrength(name.product);
  const share = activeShare(pack.strength(measure === 'ml'));
  const perActive = typeof share === 'number' ? share : Number.NaN;
  const tankLitres = Number(pump);
  const dosePerHa = productPerHectare({
    dose: kind,
    amount: dose.value,
    waterPerHa,
    share: perActive,
    tankLitres,
  });
  const plan = planSpray({ dosePerHa, waterPerHa, acres: acresOf(area), tankLitres });
  const isDoseWrong = !(dose.value > 0) && !isEmpty(dose);
  const lacking = needsStrength(kind) && typeof share !== 'number' ? share.invalid : 'strength';
  function chooseKind(next: LabelDose): void {
    setKind(next);
    // A figure per hectare is poison as a figure per litre.
    dose.set('');
  }
  return (
    <>
      <Fields>
        <PackNameFields pack={name} />
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
          label={t(`spray.dose.${kind}`, { litres: pump })}
          figure={dose}
          unit={unitOf(kind, t('unit.g'), t(`unit.${measure}`))}
          error={isDoseWrong ? t('wrong') : undefined}
        />
        {needsStrength(kind) ? <StrengthFields pack={pack} isLiquid={measure === 'ml'} /> : null}
        <WaterFields water={water} waterPer={waterPer} setWaterPer={setWaterPer} />
        <AreaField area={area} />
        <Choice
          label={t('spray.pump')}
          chosen={pump}
          onChoose={setPump}
          options={PUMPS.map((value) => ({ value, label: t('spray.pumpOf', { litres: value }) }))}
        />
      </Fields>
      {name.verdict && name.stops ? (
        <Forbidden verdict={name.verdict} onAsk={onAsk} />
      ) : isInvalid(plan) ? (
        <NoAnswer>{lacking === 'strength' ? undefined : t(`spray.lacks.${lacking}`)}</NoAnswer>
      ) : (
        <SprayAnswer
          plan={plan}
          pump={pump}
          unit={t(`unit.${measure}`)}
          dosePerHa={dosePerHa}
          forbidden={name.verdict}
          isActive={needsStrength(kind)}
          isAssumed={needsStrength(kind) && measure === 'ml' && pack.as === 'percent-only'}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

function unitOf(kind: LabelDose, grams: string, measure: string): string {
  if (kind === 'percent') return '%';
  if (kind === 'ppm') return 'ppm';
  return kind === 'active' || kind === 'active-acre' ? grams : measure;
}
