import { useState } from 'react';
import { dripTime, SEASON_ETO } from '#shared/domain/agronomy/drip-time.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Answer, Choice, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { sayFigure, useFigure } from './use-figure.ts';

/** Crop factor and share of wetted ground of the two worked examples of the guide. */
const CROPS = {
  tomato: { kc: 1.15, wetted: 0.8, row: '1.5', plant: '0.45' },
  areca: { kc: 0.75, wetted: 0.7, row: '2.7', plant: '2.7' },
} as const;
type Season = keyof typeof SEASON_ETO;
const FLOWS = ['2', '4', '8'] as const;

/** Litres a plant needs and how long the drip runs for them. */
export function DripTime({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [crop, setCrop] = useState<keyof typeof CROPS>('tomato');
  const [season, setSeason] = useState<Season>('winter');
  const [flow, setFlow] = useState<(typeof FLOWS)[number]>('2');
  const row = useFigure(CROPS.tomato.row);
  const plant = useFigure(CROPS.tomato.plant);
  const emitters = useFigure('1');
  const { kc, wetted } = CROPS[crop];
  const time = dripTime({
    eto: SEASON_ETO[season],
    kc,
    wetted,
    rowMetres: row.value,
    plantMetres: plant.value,
    emitters: emitters.value,
    litresPerHour: Number(flow),
  });
  const wrong = (field: string) => (isInvalid(time) && time.invalid === field ? t('wrong') : undefined);
  function chooseCrop(next: keyof typeof CROPS): void {
    setCrop(next);
    row.set(CROPS[next].row);
    plant.set(CROPS[next].plant);
  }
  return (
    <>
      <Fields>
        <Choice
          label={t('drip.crop')}
          chosen={crop}
          onChoose={chooseCrop}
          options={(['tomato', 'areca'] as const).map((value) => ({ value, label: t(`drip.${value}`) }))}
        />
        <Choice
          label={t('drip.season')}
          chosen={season}
          onChoose={setSeason}
          options={(['monsoon', 'winter', 'summer'] as const).map((value) => ({
            value,
            label: t(`drip.${value}`),
          }))}
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
          sentences={[
            t('drip.answer', { ...clock(time.minutes) }),
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
