import { expect, it } from 'vitest';
import { CATALOGUE, CATALOGUE_IS_SAMPLE } from './catalogue.ts';

/** What an owner has put in instead is checked by content-faults.ts, at the build and at the start. */
const shipped = it.skipIf(!CATALOGUE_IS_SAMPLE);

shipped('holds the eight items of the specification: name, price, unit and code', () => {
  const list = CATALOGUE.map(({ category, name, price, unit, sku }) =>
    [category, name.en, price, unit.en, sku].join(' | '),
  );
  expect(list).toEqual([
    'seeds | Hybrid Maize Seeds | 450 | 2 kg pack | SEED-MAIZE-HYB',
    'seeds | Paddy Seeds (IR64) | 300 | 5 kg pack | SEED-PADDY-IR64',
    'fertilizers | Urea | 600 | 45 kg bag | FERT-UREA',
    'fertilizers | DAP | 1350 | 50 kg bag | FERT-DAP',
    'pesticides | Neem Oil | 250 | 1 L bottle | PEST-NEEM',
    'pesticides | Fungicide Pack | 750 | 500 g pack | PEST-FUNGIPACK',
    'services | Soil Testing | 500 | per sample up to 500 g | SRV-SOILTEST',
    'services | Crop Consultation | 1000 | per visit of up to 60 min | SRV-CONSULT',
  ]);
});

shipped(
  'says of all goods who made them, where, and what they are; of pesticides their registration too',
  () => {
    for (const item of CATALOGUE.filter(({ category }) => category !== 'services')) {
      for (const fact of [item.maker, item.origin, item.contains]) {
        expect(fact?.en, item.sku).toBeTruthy();
        expect(fact?.kn, item.sku).toBeTruthy();
      }
      expect(Boolean(item.registration), item.sku).toBe(item.category === 'pesticides');
    }
  },
);
