import {
  productKey,
  readClaims,
  readProduct,
  readWeedClaims,
  withIds,
} from '#shared/domain/agronomy/claim-rows.ts';
import type { LabelClaim, Product } from '#shared/domain/agronomy/label-claims.ts';
import { BY_VOLUME } from './by-volume.ts';
import { BIO_ROWS } from './claims/bio.ts';
import { DISEASE_ROWS } from './claims/diseases.ts';
import { INSECT_ROWS } from './claims/insects.ts';
import { WEED_ROWS } from './claims/weeds.ts';
import { PROBLEMS } from './problems.ts';

/** The one table: what the label allows, row by row. Chapters, crop pages, search, tools and gates read it from here. */
export const LABEL_CLAIMS: readonly LabelClaim[] = withIds([
  ...readClaims(INSECT_ROWS, 'MUP26'),
  ...readClaims(DISEASE_ROWS, 'MUP26'),
  ...readClaims(BIO_ROWS, 'MUP26'),
  ...readWeedClaims(WEED_ROWS, 'MUP26'),
]);

const productOf = (printed: string): Product =>
  BY_VOLUME.has(printed) ? { ...readProduct(printed), isByVolume: true } : readProduct(printed);

/** What the rows are of, by the key that they name. */
export const PRODUCTS: Readonly<Record<string, Product>> = Object.fromEntries(
  [
    ...[...INSECT_ROWS, ...DISEASE_ROWS, ...BIO_ROWS].map(([, , printed]) => printed),
    ...WEED_ROWS.map(([, printed]) => printed),
  ].map((printed) => [productKey(printed), productOf(printed)]),
);

/** Rows that farmers are shown: what is held back is to be read on the printed list first, or too poisonous to name. */
export const SHOWN_CLAIMS: readonly LabelClaim[] = LABEL_CLAIMS.filter(({ held }) => held === undefined);

/** What a label allows against one problem, those lines too that name only the group it is of. */
export const claimsAgainst = (problem: string): LabelClaim[] =>
  SHOWN_CLAIMS.filter(({ targets }) =>
    targets.some((target) => target === problem || PROBLEMS[target]?.covers?.includes(problem)),
  );
