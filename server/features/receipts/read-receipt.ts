import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentRow } from '../payments/index.ts';
import { fileNameOf, printDemo, printReceipt } from './print-receipt.ts';
import { findReceipt } from './receipts.store.ts';

export interface ReceiptFile {
  name: string;
  pdf: Buffer;
}

/**
 * The paper of a payment, drawn anew from its row: there from the moment of success, before the thread has it and
 * after somebody deleted it there.
 *
 * @param payment one its reader may see
 * @throws {AppError} NOT_FOUND while no money came in
 */
export async function readReceipt(ctx: AppContext, payment: PaymentRow): Promise<ReceiptFile> {
  if (payment.status !== 'success') throw new AppError('NOT_FOUND');
  if (payment.purpose === 'demo') {
    return { name: fileNameOf({ number: null }), pdf: await printDemo(payment) };
  }
  const receipt = await findReceipt(ctx.db, payment.pid);
  if (!receipt) throw new AppError('NOT_FOUND');
  return { name: fileNameOf(receipt), pdf: await printReceipt(receipt) };
}
