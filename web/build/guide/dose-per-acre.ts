import { CHAPTER_WORDS } from '#content/guide/drawn-words.ts';
import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';
import type { Language } from '#shared/domain/languages.ts';

/** Litres of a knapsack pump, and of water for a hectare by most labels: about 200 for an acre. */
const PUMP = 15;
const WATER_PER_HA = 500;

const ALL_WORDS = Object.values(CHAPTER_WORDS);
/** What small units the large ones are made of, in every language. */
const SMALL = new Map(
  ALL_WORDS.flatMap(({ units: { ml, litre, gram, kilogram } }) => [
    [litre, ml],
    [kilogram, gram],
  ]),
);
const anyOf = (texts: readonly string[]) => texts.map((text) => text.replaceAll('.', '\\.')).join('|');
const UNITS = anyOf(ALL_WORDS.flatMap(({ units }) => Object.values(units)));
const DOSE = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:–(\\d+(?:\\.\\d+)?))? (${UNITS})$`);
/** A dose by the pump would be wrong for them. */
const OWN_WATER = new RegExp(`^(${anyOf(ALL_WORDS.flatMap(({ ownWater }) => ownWater))})`);

/** What the farmer measures by, reckoned from the label's dose; `pump` is null where the water is not the usual one. */
interface FieldDose {
  acre: string;
  pump: string | null;
}

export const isDoseColumn = (head: string, language: Language) => head === CHAPTER_WORDS[language].doseColumn;

/** The dose of a cell for an acre and for a pump; null where the cell gives no amount for a hectare. */
export function fieldDose(cell: string, firstCell: string): FieldDose | null {
  const [, low = '', high, unit = ''] = DOSE.exec(cell.trim()) ?? [];
  if (low === '') return null;
  const small = SMALL.get(unit);
  const say = (share: number) => {
    const factor = small ? share * 1000 : share;
    const amounts = [low, high].filter((each) => each !== undefined);
    return `${amounts.map((each) => roundDown(Number(each) * factor)).join('–')} ${small ?? unit}`;
  };
  return {
    acre: say(HA_PER_ACRE),
    pump: OWN_WATER.test(firstCell) ? null : say(PUMP / WATER_PER_HA),
  };
}

/** Three figures, never more than the label allows. */
function roundDown(value: number): number {
  const step = 10 ** Math.min(0, Math.floor(Math.log10(value)) - 2);
  return Number((Math.floor(value / step + 1e-9) * step).toFixed(3));
}
