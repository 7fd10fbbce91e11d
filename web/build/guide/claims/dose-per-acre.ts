import type { TableWords } from '#content/agronomy/words.ts';
import type { Dose, DoseUnit } from '#shared/domain/agronomy/label-claims.ts';
import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';

/** Litres of a knapsack pump, and of water for a hectare by most labels: about 200 for an acre. */
const PUMP = 15;
const WATER_PER_HA = 500;
/** What large units are made of. */
const SMALL: Partial<Record<DoseUnit, DoseUnit>> = { L: 'ml', kg: 'g' };

/** What the farmer measures by, reckoned from the label's dose; `pump` is null where the water is not the usual one. */
interface FieldDose {
  acre: string;
  pump: string | null;
}

/**
 * The dose for an acre and for a pump; null where the label gives no amount of product for a hectare.
 * @param ownWater the crop takes other water than a field crop
 */
export function fieldDose(dose: Dose, ownWater: boolean, { units }: TableWords): FieldDose | null {
  if (dose.per !== 'hectare') return null;
  const small = SMALL[dose.unit];
  const amounts = dose.low === dose.high ? [dose.low] : [dose.low, dose.high];
  const say = (share: number) => {
    const factor = small ? share * 1000 : share;
    return `${amounts.map((each) => roundDown(each * factor)).join('–')} ${units[small ?? dose.unit]}`;
  };
  return {
    acre: say(HA_PER_ACRE),
    pump: ownWater || dose.way ? null : say(PUMP / WATER_PER_HA),
  };
}

/** Three figures, never more than the label allows. */
function roundDown(value: number): number {
  const step = 10 ** Math.min(0, Math.floor(Math.log10(value)) - 2);
  return Number((Math.floor(value / step + 1e-9) * step).toFixed(3));
}
