import { useState } from 'react';
import { dripTime } from '#shared/domain/agronomy/drip-time.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DripFactorFields } from '../fields/DripFactorFields.tsx';
import { Answer, Choice, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { useDripFactors } from '../fields/use-drip-factors.ts';
import { isEmpty, useFigure } from '../fields/use-figure.ts';

const FLOWS = ['2', '4', '8'] as const;
const MINUTES_OF_A_DAY = 24 * 60;

/** Litres a plant needs and how long the drip runs for them. */
export function DripTime({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const chosen = useDripFactors();
  const { kc, wetted, rowMetres, plantMetres } = chosen.boxes;
  const [flow, setFlow] = useState<(typeof FLOWS)[number]>('2');
  const emitters = useFigure('1');
  const time = dripTime({
    eto: chosen.eto,
    kc: kc.value,
    wetted: wetted.value / 100,
    rowMetres: rowMetres.value,
    plantMetres: plantMetres.value,
    emitters: emitters.value,
    litresPerHour: Number(flow),
  });
  return (
    <>
      <Fields>
        <DripFactorFields chosen={chosen} />
        <FigureField
          label={t('drip.emitters')}
          figure={emitters}
          error={emitters.value > 0 || isEmpty(emitters) ? undefined : t('wrong')}
        />
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
            t('drip.litres', { litres: formatFigure(time.litresPerPlant) }),
            ...(chosen.crop === 'areca' ? [t('drip.arecaNote')] : []),
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
