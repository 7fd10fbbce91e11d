import { checkedTable } from '#shared/domain/plan/plan-table.ts';
import { PRODUCT_BOOK } from '../guide/product-book.ts';
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
  forbidden: PRODUCT_BOOK,
  redList: RED_LIST,
});
