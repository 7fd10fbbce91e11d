import type { ReceiptPaper, Seller } from './draw-receipt.ts';
import type { ReceiptRow } from './receipts.store.ts';

/**
 * The paper as PDF. What was paid is in the row for good; the seller is who they are when it is drawn. While that stays
 * so, it is the same bytes in the thread and on the result page.
 */
export async function printReceipt(receipt: ReceiptRow, seller: Seller): Promise<Buffer> {
  const paper: ReceiptPaper = {
    kind: receipt.series === 'R' ? 'real' : 'test',
    number: receipt.number,
    issuedAt: new Date(receipt.issued_at),
    amountPaise: receipt.amount_paise,
    payer: {
      name: receipt.payer_name,
      address: receipt.payer_address,
      mobileEnd: receipt.payer_mobile_end,
    },
    quotation:
      receipt.quotation_id === null || receipt.quoted_at === null
        ? null
        : { id: receipt.quotation_id, at: new Date(receipt.quoted_at) },
    item: receipt.item,
    pid: receipt.pid,
    orderRef: receipt.merchant_order_id,
    utr: receipt.utr,
  };
  return print(paper, seller);
}

/** What stands in a receipt's place for a demonstration: marked, and without a number. */
export function printDemo(
  payment: { pid: number; amount_paise: number; merchant_order_id: string; created_at: string },
  seller: Seller,
): Promise<Buffer> {
  const paper: ReceiptPaper = {
    kind: 'demo',
    number: null,
    issuedAt: new Date(payment.created_at),
    amountPaise: payment.amount_paise,
    payer: null,
    quotation: null,
    item: null,
    pid: payment.pid,
    orderRef: payment.merchant_order_id,
    utr: null,
  };
  return print(paper, seller);
}

export function fileNameOf({ number }: { number: string | null }): string {
  return `${['receipt', number?.replaceAll('/', '-') ?? 'demo'].join('-')}.pdf`;
}

/** Fonts and the drawing library come in with the first receipt, not with the process. */
async function print(paper: ReceiptPaper, seller: Seller): Promise<Buffer> {
  const { drawReceipt } = await import('./draw-receipt.ts');
  return drawReceipt(paper, seller);
}
