import { useEffect, useState } from 'react';
import type { FieldRow, FieldTable } from '#shared/domain/agronomy/field-rows.ts';
import { earliestHarvest } from '#shared/domain/agronomy/harvest-date.ts';
import { planSpray } from '#shared/domain/agronomy/spray-dose.ts';
import { isInvalid } from '#shared/domain/agronomy/units.ts';
import { formatAtMost, formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AreaField } from '../fields/AreaField.tsx';
import { DayField, sayDay } from '../fields/days.tsx';
import { Answer, Choice, Fields, NoAnswer, Pick, type ToolProps } from '../fields/ToolParts.tsx';
import { acresOf, useArea } from '../fields/use-area.ts';
import { PUMPS, useWater, WaterFields } from '../fields/WaterFields.tsx';
import { SprayAnswer } from './SprayAnswer.tsx';

/** Litres an acre of a field crop. */
const USUAL_WATER = '200';

/** A row of the label table for one's own field: dose for the pump, day of harvest, and the doctor with the row named. */
export function MyField({ rows: address, onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const table = useTable(address);
  const [wanted, setWanted] = useState(rowOfAddress);
  const [crop, setCrop] = useState<string | null>(null);
  if (table === 'failed') return <NoAnswer>{t('field.failed')}</NoAnswer>;
  if (table === null) return null;
  const row = table.rows.find(({ id }) => id === wanted) ?? null;
  const chosen = table.crops.find(({ key }) => key === (row?.crop ?? crop)) ?? null;
  return (
    <>
      <Fields>
        <Pick
          label={t('field.crop')}
          chosen={chosen?.key ?? null}
          onChoose={(key) => {
            setCrop(key);
            setWanted(null);
          }}
          options={table.crops.map(({ key, name }) => ({ value: key, label: name }))}
        />
        {chosen ? (
          <Pick
            label={t('field.row')}
            chosen={row?.id ?? null}
            onChoose={setWanted}
            options={table.rows
              .filter((each) => each.crop === chosen.key)
              .map(({ id, trouble, product }) => ({ value: id, label: `${trouble}: ${product}` }))}
          />
        ) : null}
      </Fields>
      {row && chosen ? <RowForField key={row.id} row={row} crop={chosen} onAsk={onAsk} /> : <NoAnswer />}
    </>
  );
}

interface RowForFieldProps {
  row: FieldRow;
  crop: FieldTable['crops'][number];
  onAsk: ToolProps['onAsk'];
}

function RowForField({ row, crop, onAsk }: RowForFieldProps) {
  const { t } = useTranslation('guidetools');
  const [level, setLevel] = useState<'low' | 'high'>('low');
  const [pump, setPump] = useState<(typeof PUMPS)[number]>('15');
  // What the tables' own amounts for a pump are reckoned with.
  const water = useWater(crop.ownWater ? '' : USUAL_WATER);
  const area = useArea();
  const { dose, trouble, product, printed } = row;
  const { day, after: harvest } = useHarvest(row.days);
  const after = [...(row.cautions ?? []).map((caution) => t(`field.caution.${caution}`)), ...harvest];
  const name = t('field.name', { crop: crop.name, trouble, product, printed });
  if ('none' in dose)
    return (
      <>
        <Fields>{day}</Fields>
        <Answer sentences={[name, t(`field.none.${dose.none}`), ...after]} tone="careful" onAsk={onAsk} />
      </>
    );
  const unit = t(`unit.${dose.unit}`);
  const amount = dose[level];
  const dosePerHa = dose.per === 'litre' ? amount * water.waterPerHa : amount;
  const plan = planSpray({
    dosePerHa,
    waterPerHa: water.waterPerHa,
    acres: acresOf(area),
    tankLitres: Number(pump),
  });
  return (
    <>
      <Fields>
        {dose.high > dose.low ? (
          <Choice
            label={t('field.amount')}
            chosen={level}
            onChoose={setLevel}
            options={[
              { value: 'low', label: t('field.lower', { amount: formatFigure(dose.low), unit }) },
              { value: 'high', label: t('field.upper', { amount: formatFigure(dose.high), unit }) },
            ]}
          />
        ) : null}
        <WaterFields {...water} />
        <AreaField area={area} />
        <Choice
          label={t('spray.pump')}
          chosen={pump}
          onChoose={setPump}
          options={PUMPS.map((value) => ({ value, label: t('spray.pumpOf', { litres: value }) }))}
        />
        {day}
      </Fields>
      {isInvalid(plan) ? (
        <NoAnswer>{crop.ownWater ? t('field.orchard') : undefined}</NoAnswer>
      ) : (
        <SprayAnswer
          plan={plan}
          pump={pump}
          unit={unit}
          dosePerHa={dosePerHa}
          forbidden={null}
          isActive={dose.isActive === true}
          isAssumed={dose.isAssumed === true}
          say={formatAtMost}
          before={[name]}
          after={after}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

/** The box for the day of the spray, and what the row's days of waiting say to it. */
function useHarvest(days: number | null) {
  const { t, language } = useTranslation('guidetools');
  const [sprayed, setSprayed] = useState('');
  const harvest = days === null ? null : earliestHarvest(sprayed, days);
  const wait = days === null ? t('field.notPrinted') : t('field.wait', { count: days });
  return {
    day: <DayField label={t('harvest.sprayed')} value={sprayed} onChange={setSprayed} />,
    after: [
      days === 0 ? t('field.waitNil') : wait,
      ...(harvest && days ? [t('harvest.answer', { date: sayDay(harvest, language) })] : []),
      t('harvest.others'),
    ],
  };
}

/** The row that a link of a table names. */
const rowOfAddress = () => new URLSearchParams(location.search).get('row');

function useTable(address: string | undefined): FieldTable | 'failed' | null {
  const [table, setTable] = useState<FieldTable | 'failed' | null>(null);
  useEffect(() => {
    if (!address) return setTable('failed');
    const asked = new AbortController();
    fetch(address, { signal: asked.signal })
      .then(async (answer) => setTable((await answer.json()) as FieldTable))
      .catch(() => {
        if (!asked.signal.aborted) setTable('failed');
      });
    return () => asked.abort();
  }, [address]);
  return table;
}
