import type { ContentLine } from '#shared/contract/content/desk.ts';

export interface ArticleFilter {
  query: string;
  /** Null: all of them. */
  category: string | null;
  stock: string | null;
}

/** The articles that are meant: every word of the query in their number or in their name in any language. */
export function findArticles(lines: readonly ContentLine[], filter: ArticleFilter): ContentLine[] {
  const words = fold(filter.query).split(/\s+/).filter(Boolean);
  return lines.filter(({ key, title, category, stock }) => {
    if (filter.category !== null && category !== filter.category) return false;
    if (filter.stock !== null && stock !== filter.stock) return false;
    const said = fold([key, ...Object.values(title ?? {})].join(' '));
    return words.every((word) => said.includes(word));
  });
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();
