import { useState } from 'react';
import { BANNED_NAMES, RESTRICTED_NAMES } from '#content/guide/banned.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { judgeName, type NameVerdict } from '#shared/domain/agronomy/forbidden-product.ts';

const LISTS = { banned: BANNED_NAMES, restricted: RESTRICTED_NAMES, trade: TRADE_NAMES };

/** The name of a product as it is being typed, and what the lists of what is forbidden say of it. */
export interface PackName {
  product: string;
  crop: string;
  setProduct: (text: string) => void;
  setCrop: (text: string) => void;
  verdict: NameVerdict | null;
  /** No tool goes on: banned, forbidden on the crop, or the crop is not told yet. */
  stops: boolean;
}

export function usePackName(): PackName {
  const [product, setProduct] = useState('');
  const [crop, setCrop] = useState('');
  const verdict = judgeName(product, crop, LISTS);
  const stops =
    verdict !== null && (verdict.kind === 'banned' || verdict.crop !== null || crop.trim() === '');
  return { product, crop, setProduct, setCrop, verdict, stops };
}
