import type { ContentBody } from '#shared/contract/content/kinds.ts';

/** Who is paid, and who takes the payments: an island is told, as it cannot read the shop's content. */
export interface Payee extends ContentBody<'pay'> {
  /** It is still the one invented for development. */
  isSample: boolean;
}
