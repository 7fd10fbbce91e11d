import { expect, it } from 'vitest';
import { checkoutPath } from './ItemCard.tsx';

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
