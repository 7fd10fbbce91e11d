import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPaymentContext, type PaymentContext } from '../../../../tests/support/payment-context.ts';
import { createPayment } from '../attempt/create-payment.ts';
import { checkForOffice } from './review-payment.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext({ timeoutMs: 500 });
});
afterEach(() => {
  test.setNow(undefined);
  test.sandbox.faults.endpoints = {};
});
afterAll(() => test.close());

it('is told as an answer only when there was one', async () => {
  const { farmer, chatId } = await test.quotedFarmer(125_050);
  const { pid } = await createPayment(test.ctx, farmer, { chat_id: chatId, amount: 1250.5 });
  const office = await test.officeLogin();
  const later = (seconds: number) => test.setNow(new Date(Date.now() + seconds * 1000));
  later(10);
  test.sandbox.faults.endpoints = { status: { httpStatus: 500 } };
  expect(await checkForOffice(test.ctx, office, pid)).toBe('no_answer');
  expect(await checkForOffice(test.ctx, office, pid)).toBe('busy');
  test.sandbox.faults.endpoints = {};
  later(20);
  expect(await checkForOffice(test.ctx, office, pid)).toBe('checked');
});
