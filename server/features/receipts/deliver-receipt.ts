import { createHash } from 'node:crypto';
import { formatPaise, paiseToRupees } from '#shared/domain/money/money.ts';
import type { AppContext } from '../../context.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { appendAutomatic, lockChat } from '../chat/index.ts';
import { fileNameOf, printReceipt } from './print-receipt.ts';
import { findReceipt, isUndelivered, type ReceiptRow, setDelivered } from './receipts.store.ts';

/**
 * Puts a receipt into its thread, for both sides. However often it runs, and wherever it was cut off before, there
 * is one message: the receipt remembers it in the same transaction that writes it. Bytes stored for nothing are
 * removed here, or by the nightly sweep after a crash.
 */
export async function deliverReceipt(ctx: AppContext, pid: number): Promise<void> {
  const receipt = await findReceipt(ctx.db, pid);
  if (!receipt || receipt.chat_id === null || receipt.message_id !== null) return;
  const pdf = await printReceipt(receipt, ctx.content.now());
  const file = await ctx.files.keepDocument(pdf, { name: fileNameOf(receipt), mimeType: 'application/pdf' });
  await put(ctx, receipt, receipt.chat_id, file);
}

function put(ctx: AppContext, receipt: ReceiptRow, chatId: number, file: AcceptedFile): Promise<void> {
  const { pid, number, amount_paise } = receipt;
  return ctx.inTransaction(async (tx) => {
    tx.afterRollback(() => file.discard());
    await lockChat(tx, chatId);
    if (!(await isUndelivered(tx, pid))) {
      tx.afterCommit(() => file.discard());
      return;
    }
    const text = `Receipt ${number} ${formatPaise(amount_paise)}`;
    const { message } = await appendAutomatic(ctx, tx, {
      chatId,
      contentHash: createHash('sha256').update(`receipt:${pid}`).digest(),
      kind: 'receipt',
      text,
      meta: { pid, amount: paiseToRupees(amount_paise), receipt_number: number },
      file,
    });
    await setDelivered(tx, pid, message.id);
  });
}
