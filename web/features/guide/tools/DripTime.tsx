import { useState } from 'react';
import { dripTime } from '#shared/domain/agronomy/drip-time.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DripFactorFields } from './DripFactorFields.tsx';
import { Answer, Choice, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { DRIP_CROPS, type DripCrop, useDripFactors } from './use-drip-factors.ts';
import { sayFigure, useFigure } from './use-figure.ts';

const FLOWS = ['2', '4', '8'] as const;
const MINUTES_OF_A_DAY = 24 * 60;

/** Litres a plant needs and how long the drip runs for them. */
export function DripTime({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const chosen = useDripFactors();
  const [flow, setFlow] = useState<(typeof FLOWS)[number]>('2');
  const row = useFigure(DRIP_CROPS.tomato.row);
  const plant = useFigure(DRIP_CROPS.tomato.plant);
  const emitters = useFigure('1');
  const time = dripTime({
    ...chosen.factors,
    rowMetres: row.value,
    plantMetres: plant.value,
    emitters: emitters.value,
    litresPerHour: Number(flow),
  });
  const wrong = (field: string) => (isInvalid(time) && time.invalid === field ? t('wrong') : undefined);
  function chooseCrop(next: DripCrop): void {
    chosen.setCrop(next);
    if (next === 'own') return;
    row.set(DRIP_CROPS[next].row);
    plant.set(DRIP_CROPS[next].plant);
  }
  return (
    <>
      <Fields>
        <DripFactorFields
          chosen={chosen}
          onCrop={chooseCrop}
          invalid={isInvalid(time) ? time.invalid : null}
        />
        <FigureField label={t('drip.row')} figure={row} unit={t('unit.metre')} error={wrong('rowMetres')} />
        <FigureField
          label={t('drip.plant')}
          figure={plant}
          unit={t('unit.metre')}
          error={wrong('plantMetres')}
        />
        <FigureField label={t('drip.emitters')} figure={emitters} error={wrong('emitters')} />
        <Choice
          label={t('drip.flow')}
          chosen={flow}
          onChoose={setFlow}
          options={FLOWS.map((value) => ({ value, label: t('drip.flowOf', { litres: value }) }))}
        />
      </Fields>
      {isInvalid(time) ? (
        <NoAnswer />
      ) : (
        <Answer
          label={false}
          onAsk={onAsk}
          tone={time.minutes > MINUTES_OF_A_DAY ? 'careful' : 'good'}
          sentences={[
            time.minutes > MINUTES_OF_A_DAY
              ? t('drip.tooLong')
              : t('drip.answer', { ...clock(time.minutes) }),
            t('drip.litres', { litres: sayFigure(time.litresPerPlant) }),
            t('drip.note'),
          ]}
        />
      )}
    </>
  );
}

function clock(minutes: number): { hours: number; minutes: number } {
  const whole = Math.round(minutes);
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
