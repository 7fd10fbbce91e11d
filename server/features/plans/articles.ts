import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import type { ContentBody, SiteContent } from '#shared/contract/content/kinds.ts';
import { percentOf } from '#shared/domain/agronomy/label-claims.ts';
import { articleOf } from '#shared/domain/catalogue/article-of.ts';
import { whyNotSold } from '#shared/domain/content/selling.ts';
import { rupeesToPaise } from '#shared/domain/money/money.ts';
import type { SoldArticle } from '#shared/domain/plan/plan-table.ts';

type Article = ContentBody<'product'>;

/** What the price list says of an article: what is in the pack, and whether the office may sell it on the day. */
export function soldArticle(content: SiteContent, sku: string, today: string): SoldArticle | null {
  const article = articleOf(content.products, sku);
  return article ? { sku, product: productIn(article), notSold: notSold(content, article, today) } : null;
}

/** What a pack costs, in paise; null where none is named. */
export function packPrice({ products }: SiteContent, sku: string | undefined): number | null {
  const article = sku === undefined ? null : articleOf(products, sku);
  return article ? rupeesToPaise(article.price) : null;
}

/** Articles of the price list that hold this product and are sold on the day. */
export function articlesWith(content: SiteContent, product: string, today: string): Article[] {
  return content.products.filter(
    (article) => productIn(article) === product && notSold(content, article, today) === null,
  );
}

/** What is sold by word with the office alone is what a quotation is for. */
function notSold({ licences: { licences } }: SiteContent, article: Article, today: string): string | null {
  const why = whyNotSold(article, licences, today);
  return why === undefined || why === 'ask' ? null : why;
}

const known = new WeakMap<Article, string | null>();

/** Key of the label table's product that is in the pack: the same actives in the same strength and formulation. */
function productIn(article: Article): string | null {
  let product = known.get(article);
  if (product === undefined) {
    product = findProduct(article);
    known.set(article, product);
  }
  return product;
}

function findProduct({ actives = [] }: Article): string | null {
  if (actives.length === 0) return null;
  const found = Object.entries(PLAN_TABLE.products).find(
    ([, { parts, formulation }]) =>
      parts.length === actives.length &&
      parts.every(({ active, strength }) =>
        actives.some(
          (each) =>
            each.formulation === formulation &&
            each.strength === percentOf(strength) &&
            namesOf(active).includes(each.name.trim().toLowerCase()),
        ),
      ),
  );
  return found?.[0] ?? null;
}

const namesOf = (active: string): string[] =>
  [active, active.replaceAll('-', ' '), PLAN_TABLE.actives[active]?.name.en, PLAN_TABLE.actives[active]?.pack]
    .flatMap((name) => name ?? [])
    .map((name) => name.toLowerCase());
