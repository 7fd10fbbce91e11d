import { useId, useState, useSyncExternalStore } from 'react';
import { daysBetween, earliestHarvest } from '#shared/domain/agronomy/harvest-date.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Forbidden, PackNameFields, usePackName } from '../fields/PackName.tsx';
import parts from '../fields/ToolParts.module.css';
import { Answer, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { isEmpty, useFigure } from '../fields/use-figure.ts';

/** To judge the days alone, while no day of a spray is written. */
const ANY_DAY = '2026-01-01';

/** From the last spray and the label's waiting period to the first day of harvest. */
export function HarvestDate({ onAsk }: ToolProps) {
  const { t, language } = useTranslation('guidetools');
  const id = useId();
  const today = useSyncExternalStore(neverChanges, todayHere, () => '');
  const [sprayed, setSprayed] = useState('');
  const days = useFigure();
  const name = usePackName();
  const harvest = earliestHarvest(sprayed, days.value);
  const areDaysWrong = !isEmpty(days) && earliestHarvest(ANY_DAY, days.value) === null;
  return (
    <>
      <Fields>
        <PackNameFields pack={name} />
        <div className={parts.field}>
          <label htmlFor={id}>{t('harvest.sprayed')}</label>
          <input
            id={id}
            type="date"
            className={parts.pick}
            value={sprayed}
            onChange={(event) => setSprayed(event.currentTarget.value)}
          />
        </div>
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
            t('harvest.label'),
          ]}
        />
      )}
    </>
  );
}

const neverChanges = () => () => undefined;
const todayHere = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** 'Thursday, 04-06-2026': the day of the week in the reader's language, the date as the site writes it. */
function sayDay(iso: string, language: string): string {
  const weekday = new Date(`${iso}T00:00:00Z`).toLocaleDateString(`${language}-IN`, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${weekday}, ${iso.split('-').reverse().join('-')}`;
}
