import { useId, useState, useSyncExternalStore } from 'react';
import { daysBetween, earliestHarvest } from '#shared/domain/agronomy/harvest-date.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import parts from './ToolParts.module.css';
import { Answer, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { useFigure } from './use-figure.ts';

/** From the last spray and the label's waiting period to the first day of harvest. */
export function HarvestDate({ onAsk }: ToolProps) {
  const { t, language } = useTranslation('guidetools');
  const id = useId();
  const today = useSyncExternalStore(neverChanges, todayHere, () => '');
  const [chosen, setChosen] = useState<string | null>(null);
  const days = useFigure('3');
  const sprayed = chosen ?? today;
  const harvest = earliestHarvest(sprayed, days.value);
  const areDaysWrong = harvest === null && days.text.trim() !== '' && earliestHarvest(sprayed, 0) !== null;
  return (
    <>
      <Fields>
        <div className={parts.field}>
          <label htmlFor={id}>{t('harvest.sprayed')}</label>
          <input
            id={id}
            type="date"
            className={parts.pick}
            value={sprayed}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </div>
        <FigureField
          label={t('harvest.wait')}
          figure={days}
          unit={t('unit.days')}
          error={areDaysWrong ? t('harvest.wrong') : undefined}
        />
      </Fields>
      {harvest === null ? (
        <NoAnswer />
      ) : (
        <Answer
          label={false}
          onAsk={onAsk}
          sentences={[
            t('harvest.answer', { date: sayDay(harvest, language) }),
            t('harvest.from', { days: days.value, date: sayDay(sprayed, language) }),
            ...(harvest > today ? [t('harvest.left', { count: daysBetween(today, harvest) })] : []),
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
