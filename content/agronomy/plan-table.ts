import { checkedTable } from '#shared/domain/plan/plan-table.ts';
import { BANNED_NAMES, RESTRICTED_NAMES } from '../guide/banned.ts';
import { TRADE_NAMES } from '../guide/trade-names.ts';
import { ACTIVES } from './actives.ts';
import { LABEL_CLAIMS, PRODUCTS } from './claims.ts';
import { GUIDE_CROPS } from './crops.ts';
import { PROBLEMS } from './problems.ts';
import { RED_LIST } from './red-list.ts';

/** What plans are judged by: the one table of the labels, with the rows that are held back, and the lists of what is forbidden. */
export const PLAN_TABLE = checkedTable({
  claims: LABEL_CLAIMS,
  products: PRODUCTS,
  actives: ACTIVES,
  problems: PROBLEMS,
  crops: GUIDE_CROPS,
  forbidden: { banned: BANNED_NAMES, restricted: RESTRICTED_NAMES, trade: TRADE_NAMES },
  redList: RED_LIST,
});
