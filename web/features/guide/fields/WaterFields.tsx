import { useState } from 'react';
import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Choice, FigureField } from './ToolParts.tsx';
import { type Figure, isEmpty, useFigure } from './use-figure.ts';

/** Litres of the pumps that are sold. */
export const PUMPS = ['10', '15', '16', '20'] as const;
const WATERS = ['acre', 'hectare'] as const;
type WaterPer = (typeof WATERS)[number];

interface WaterFieldsProps {
  water: Figure;
  waterPer: WaterPer;
  setWaterPer: (next: WaterPer) => void;
}

/** How much water goes over an acre, or over a hectare. */
export function WaterFields({ water, waterPer, setWaterPer }: WaterFieldsProps) {
  const { t } = useTranslation('guidetools');
  return (
    <>
      <Choice
        label={t('spray.waterIs')}
        chosen={waterPer}
        onChoose={setWaterPer}
        options={WATERS.map((value) => ({ value, label: t(`spray.waterPer.${value}`) }))}
      />
      <FigureField
        label={t(`spray.water.${waterPer}`)}
        figure={water}
        unit={t('unit.litre')}
        error={water.value > 0 || isEmpty(water) ? undefined : t('wrong')}
        hint={t(`spray.waterHint.${waterPer}`)}
      />
    </>
  );
}

/** Spray water, per acre as the text of the guide has it; another unit empties the box, for 200 of one is 81 of the other. */
export function useWater(first = '') {
  const water = useFigure(first);
  const [waterPer, setUnit] = useState<WaterPer>('acre');
  function setWaterPer(next: WaterPer): void {
    setUnit(next);
    water.set('');
  }
  return { water, waterPer, setWaterPer, waterPerHa: water.value / (waterPer === 'acre' ? HA_PER_ACRE : 1) };
}
