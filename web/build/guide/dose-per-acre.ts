import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';
import type { Language } from '#shared/domain/languages.ts';

/** Litres of a knapsack pump, and of water for a hectare by most labels: about 200 for an acre. */
const PUMP = 15;
const WATER_PER_HA = 500;

/** The column of a label's dose, as the chapters head it. */
const COLUMN: Record<Language, string> = { en: 'Dose per hectare', kn: 'ಹೆಕ್ಟೇರಿಗೆ ಪ್ರಮಾಣ' };
/** What small units the large ones are made of, in both languages. */
const SMALL: Record<string, string> = { kg: 'g', 'ಕಿ.ಗ್ರಾಂ': 'ಗ್ರಾಂ', L: 'ml', ಲೀಟರ್: 'ಮಿ.ಲೀ' };
const DOSE = /^(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))? (ml|g|kg|L|ಮಿ\.ಲೀ|ಗ್ರಾಂ|ಕಿ\.ಗ್ರಾಂ|ಲೀಟರ್)$/;
/** They take far more water than a field crop, or are not sprayed: a dose by the pump would be wrong. */
const OWN_WATER = /^(Grape|Pomegranate|Sugarcane|Cardamom|Coconut|ದ್ರಾಕ್ಷಿ|ದಾಳಿಂಬೆ|ಕಬ್ಬು|ಏಲಕ್ಕಿ|ತೆಂಗು)/;

/** What the farmer measures by, reckoned from the label's dose; `pump` is null where the water is not the usual one. */
interface FieldDose {
  acre: string;
  pump: string | null;
}

export const isDoseColumn = (head: string, language: Language) => head === COLUMN[language];

/** The dose of a cell for an acre and for a pump; null where the cell gives no amount for a hectare. */
export function fieldDose(cell: string, firstCell: string): FieldDose | null {
  const [, low = '', high, unit = ''] = DOSE.exec(cell.trim()) ?? [];
  if (low === '') return null;
  const small = SMALL[unit];
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
