import {
  type Dose,
  type DoseWay,
  type LabelClaim,
  measureOf,
  type Product,
  percentOf,
} from './label-claims.ts';

/** Why a row gives no amount for a pump. */
export type Unreckoned = Exclude<DoseWay, 'spray'> | 'label' | 'granules' | 'weighed' | 'by-weight';

/** What a row of the label table gives for a field: an amount of product for a hectare or a litre, or why it gives none. */
export type FieldDose =
  | {
      per: 'hectare' | 'litre';
      low: number;
      /** Never to be exceeded. */
      high: number;
      unit: 'ml' | 'g';
      /** From active ingredient: the per cent of a liquid was taken as weight in volume. */
      isAssumed?: true;
      isActive?: true;
    }
  | { none: Unreckoned };

/** Ml or g of product that a sprayer is filled with by this row. */
export function fieldDoseOf({ doses }: Pick<LabelClaim, 'doses'>, product: Product): FieldDose {
  const spray = doses.find(({ way, per }) => (way === undefined || way === 'spray') && per !== 'label');
  if (!spray) return { none: whyNone(doses) };
  if (product.formulation === 'GR') return { none: 'granules' };
  const measure = measureOf(product);
  if (spray.per === 'hectare-active') return ofActive(spray, product, measure);
  const span = (factor: number) => ({ low: spray.low * factor, high: spray.high * factor });
  if (spray.per === 'percent') return { per: 'litre', ...span(10), unit: measure };
  const isLarge = spray.unit === 'L' || spray.unit === 'kg';
  const unit = spray.unit === 'ml' || spray.unit === 'L' ? 'ml' : 'g';
  // Grams of a liquid: no cup shows them.
  if (unit !== measure) return { none: 'weighed' };
  const times = isLarge ? 1000 : 1;
  if (spray.per === 'litre') return { per: 'litre', ...span(times), unit };
  if (spray.per === 'ten-litres') return { per: 'litre', ...span(times / 10), unit };
  return { per: 'hectare', ...span(times), unit };
}

/**
 * 1000 g of active are 3333 ml of a 30 EC. A liquid's per cent by weight gives no millilitres without the weight of its
 * litre, which the list does not print: 120 g of a 34.4 SC are 286 ml on the pack, and would be 349.
 */
function ofActive(dose: Dose, { parts, isByVolume }: Product, unit: 'ml' | 'g'): FieldDose {
  const [part, ...more] = parts;
  const percent = part && more.length === 0 ? percentOf(part.strength) : null;
  if (percent === null) return { none: 'label' };
  if (unit === 'ml' && !isByVolume) return { none: 'by-weight' };
  const of = (active: number) => (active * 100) / percent;
  const isAssumed = unit === 'ml' ? ({ isAssumed: true } as const) : {};
  return { per: 'hectare', low: of(dose.low), high: of(dose.high), unit, isActive: true, ...isAssumed };
}

const whyNone = (doses: readonly Dose[]): Unreckoned => {
  const way = doses[0]?.way;
  return way === undefined || way === 'spray' ? 'label' : way;
};
