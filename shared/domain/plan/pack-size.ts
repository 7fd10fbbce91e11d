/** '250 ml bottle', '1 L', '500 g pack', '2.5 kg bag'; the first figure counts. */
const SIZE = /(\d+(?:\.\d+)?)\s*(ml|l|lit(?:re|er)s?|g|gm|grams?|kg)\b/i;

/** The content of a pack, in ml or g, from the words of the price list; null where they name none. */
export function packSize(unit: string): { amount: number; unit: 'ml' | 'g' } | null {
  const found = SIZE.exec(unit);
  const amount = Number(found?.[1]);
  if (!found || !(amount > 0)) return null;
  const measure = (found[2] ?? '').toLowerCase();
  if (measure === 'ml') return { amount, unit: 'ml' };
  if (measure.startsWith('l')) return { amount: amount * 1000, unit: 'ml' };
  return { amount: measure === 'kg' ? amount * 1000 : amount, unit: 'g' };
}
