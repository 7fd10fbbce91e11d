import { describe, expect, it } from 'vitest';
import { readDoses, readProduct } from './claim-rows.ts';
import { fieldDoseOf } from './field-dose.ts';

const doseOf = (product: string, dose: string) =>
  fieldDoseOf({ doses: readDoses(dose) }, readProduct(product));

describe('what a row of the label table gives for a field', () => {
  it('is an amount of product for a hectare', () => {
    expect(doseOf('spinetoram 11.7 SC', '375-450 ml')).toEqual({
      per: 'hectare',
      low: 375,
      high: 450,
      unit: 'ml',
    });
    expect(doseOf('metiram 70 WG', '1.25-1.5 kg')).toMatchObject({ low: 1250, high: 1500, unit: 'g' });
    expect(doseOf('bacillus 1.5 LF', 'seed 10 ml/kg; 3 L')).toMatchObject({ low: 3000, unit: 'ml' });
  });

  it('is an amount for a litre of water where the list counts so', () => {
    expect(doseOf('mandipropamid 23.4 SC', '0.8 ml/L')).toMatchObject({ per: 'litre', low: 0.8, high: 0.8 });
    expect(doseOf('tebuconazole 38.39 SC', '7.5 ml/10L')).toMatchObject({ per: 'litre', low: 0.75 });
    expect(doseOf('propineb 70 WP', '0.3%')).toMatchObject({ per: 'litre', low: 3, unit: 'g' });
    expect(doseOf('pseudomonas 0.5–1 WP', 'seed 5-10 g/kg; spray 10 g/L')).toMatchObject({ low: 10 });
  });

  it('is reckoned from active ingredient, and says what a liquid was taken for', () => {
    const volume = { ...readProduct('pendimethalin 30 EC'), isByVolume: true } as const;
    const liquid = fieldDoseOf({ doses: readDoses('1000 g ai') }, volume);
    expect(liquid).toMatchObject({ per: 'hectare', unit: 'ml', isActive: true, isAssumed: true });
    expect('low' in liquid && liquid.low).toBeCloseTo(3333.3, 1);
    const powder = doseOf('atrazine 50 WP', '500-1000 g ai');
    expect(powder).toEqual({ per: 'hectare', low: 1000, high: 2000, unit: 'g', isActive: true });
  });

  it.each([
    ['chlorfenapyr 10 SC', 'label', 'label'],
    ['metalaxyl 35 WS', 'seed 700 g/100kg', 'seed'],
    ['trichoderma 1 WP', 'soil 2.5 kg', 'soil'],
    ['captan 75 WP', 'drench 0.25%', 'drench'],
    ['fenpyroximate 5 EC', 'root 10 ml/L', 'root'],
    ['bensulfuron 0.6 + pretilachlor 6 GR', '60+600 g ai; 10 kg', 'granules'],
    ['thifluzamide 24 SC', '375 g', 'weighed'],
    ['tembotrione 34.4 SC', '120 g ai', 'by-weight'],
  ])('is nothing for %s at %s, and says why', (product, dose, none) => {
    expect(doseOf(product, dose)).toEqual({ none });
  });
});
