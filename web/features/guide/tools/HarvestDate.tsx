import { useState } from 'react';
import { daysBetween, earliestHarvest } from '#shared/domain/agronomy/harvest-date.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DayField, sayDay, useToday } from '../fields/days.tsx';
import { Forbidden, PackNameFields, usePackName } from '../fields/PackName.tsx';
import { Answer, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { isEmpty, useFigure } from '../fields/use-figure.ts';

/** To judge the days alone, while no day of a spray is written. */
const ANY_DAY = '2026-01-01';

/** From the last spray and the label's waiting period to the first day of harvest. */
export function HarvestDate({ onAsk }: ToolProps) {
  const { t, language } = useTranslation('guidetools');
  const today = useToday();
  const [sprayed, setSprayed] = useState('');
  const days = useFigure();
  const name = usePackName();
  const harvest = earliestHarvest(sprayed, days.value);
  const areDaysWrong = !isEmpty(days) && earliestHarvest(ANY_DAY, days.value) === null;
  return (
    <>
      <Fields>
        <PackNameFields pack={name} />
        <DayField label={t('harvest.sprayed')} value={sprayed} onChange={setSprayed} />
        <FigureField
          label={t('harvest.wait')}
          figure={days}
          unit={t('unit.days')}
          hint={t('harvest.notPrinted')}
          error={areDaysWrong ? t('harvest.wrong') : undefined}
        />
      </Fields>
      {name.verdict && name.stops ? (
        <Forbidden verdict={name.verdict} onAsk={onAsk} />
      ) : harvest === null ? (
        <NoAnswer />
      ) : (
        <Answer
          label={false}
          onAsk={onAsk}
          tone={days.value === 0 ? 'careful' : 'good'}
          sentences={[
            t('harvest.answer', { date: sayDay(harvest, language) }),
            t('harvest.from', { days: days.value, date: sayDay(sprayed, language) }),
            ...(harvest > today ? [t('harvest.left', { count: daysBetween(today, harvest) })] : []),
            ...(days.value === 0 ? [t('harvest.nil')] : []),
            t('harvest.others'),
            t('harvest.label'),
          ]}
        />
      )}
    </>
  );
}
