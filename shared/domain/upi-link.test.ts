import { expect, it } from 'vitest';
import { upiLink } from './upi-link.ts';

const payment = {
  payeeId: 'avagro@bank',
  payeeName: 'AV Agro',
  amountPaise: 45_000,
  item: 'Hybrid Maize Seeds',
  sku: 'SEED-MAIZE-HYB',
};

it('fills in payee, amount, note and currency', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=avagro@bank&pn=AV%20Agro&am=450.00&tn=Hybrid%20Maize%20Seeds%20(SEED-MAIZE-HYB)&cu=INR',
  );
});

it('lets no item name change the payee or the amount', () => {
  const link = upiLink({ ...payment, amountPaise: 5, item: 'x&am=1&pa=thief@bank#' });
  const query = new URLSearchParams(link.split('?')[1]);
  expect(query.getAll('pa')).toEqual(['avagro@bank']);
  expect(query.getAll('am')).toEqual(['0.05']);
});
