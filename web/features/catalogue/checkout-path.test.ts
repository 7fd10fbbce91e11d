import { expect, it } from 'vitest';
import { CATALOGUE } from '#content/catalogue.ts';
import { checkoutPath } from './checkout-path.ts';

it('tells the checkout name, price and sku', () => {
  const item = { name: { en: 'Paddy Seeds (IR64) & more', kn: 'ಭತ್ತ' }, price: 300, sku: 'SEED-PADDY-IR64' };
  const { pathname, searchParams } = new URL(checkoutPath(item), 'https://a.example');
  expect(pathname).toBe('/checkout');
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'Paddy Seeds (IR64) & more',
    price: '300',
    sku: 'SEED-PADDY-IR64',
  });
});

it('sells the eight items of the specification at its prices', () => {
  expect(
    CATALOGUE.map(({ category, name, price, unit, sku }) => [category, name.en, price, unit.en, sku]),
  ).toEqual([
    ['seeds', 'Hybrid Maize Seeds', 450, '2 kg pack', 'SEED-MAIZE-HYB'],
    ['seeds', 'Paddy Seeds (IR64)', 300, '5 kg pack', 'SEED-PADDY-IR64'],
    ['fertilizers', 'Urea', 600, '45 kg bag', 'FERT-UREA'],
    ['fertilizers', 'DAP', 1350, '50 kg bag', 'FERT-DAP'],
    ['pesticides', 'Neem Oil', 250, '1 L bottle', 'PEST-NEEM'],
    ['pesticides', 'Fungicide Pack', 750, '500 g pack', 'PEST-FUNGIPACK'],
    ['services', 'Soil Testing', 500, 'per sample up to 500 g', 'SRV-SOILTEST'],
    ['services', 'Crop Consultation', 1000, 'per visit of up to 60 min', 'SRV-CONSULT'],
  ]);
});
