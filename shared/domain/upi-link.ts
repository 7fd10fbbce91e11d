export interface UpiPayment {
  /** Payee address, 'name@bank'. */
  payeeId: string;
  payeeName: string;
  amountPaise: number;
  item: string;
  sku: string;
}

/** The deep link that opens the buyer's UPI app with everything filled in. */
export function upiLink(payment: UpiPayment): string {
  const paise = String(payment.amountPaise).padStart(3, '0');
  const fields = {
    pa: payment.payeeId,
    pn: payment.payeeName,
    am: `${paise.slice(0, -2)}.${paise.slice(-2)}`,
    tn: `${payment.item} (${payment.sku})`,
    cu: 'INR',
  };
  // %20, not +: UPI apps show a plus sign literally. The @ of the address stays bare for the older ones.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${query.join('&')}`;
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}
