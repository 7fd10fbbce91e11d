import pg from 'pg';
import { CROPS } from '#content/crops.ts';
import { CATEGORIES, type Product } from '#shared/contract/content/products.ts';
import { byLanguage, type LocalizedText, textIn } from '#shared/domain/by-language.ts';

const KINDS = ['Hybrid', 'Gold', 'Super', 'Plus', 'Nova', 'Shakti', 'Kisan', 'Bhoomi'];
const KINDS_KN = ['ಹೈಬ್ರಿಡ್', 'ಗೋಲ್ಡ್', 'ಸೂಪರ್', 'ಪ್ಲಸ್', 'ನೋವಾ', 'ಶಕ್ತಿ', 'ಕಿಸಾನ್', 'ಭೂಮಿ'];
const MAKERS = ['Malnad Seeds', 'Deccan Crop Care', 'Krishna Agri', 'Tunga Fertilizers'];
const PACKS = ['500 ml', '1 litre', '250 g', '1 kg', '5 kg', '50 kg'];

/** In the languages without words of their own here, the default one's. */
const inEach = (texts: LocalizedText) => byLanguage((language) => textIn(texts, language));

/** Four pictures an article; that its file is there makes no page heavier or lighter. */
const photo = (article: number, which: number) =>
  `photo:${(article * 4 + which).toString(16).padStart(64, '0')}`;

/** So many articles as a large shop has them, in the order of its shelves: each of a crop, with a claim where it is a pesticide. */
export function manyArticles(count: number): Product[] {
  const crops = Object.entries(CROPS);
  const all = Array.from({ length: count }, (_, n): Product => {
    const category = CATEGORIES[n % 4] ?? 'seeds';
    const [crop, name] = crops[n % crops.length] ?? ['paddy', inEach({ en: 'Paddy', kn: 'ಭತ್ತ' })];
    const kind = inEach({ en: KINDS[n % 8] ?? '', kn: KINDS_KN[n % 8] ?? '' });
    const pack = PACKS[n % 6] ?? '';
    const isGoods = category !== 'services';
    return {
      sku: `A-${category.slice(0, 4).toUpperCase()}-${String(n).padStart(5, '0')}`,
      category,
      position: n,
      picture: photo(n, 0),
      pictures: [1, 2, 3].map((each) => photo(n, each)),
      name: byLanguage((language) => `${name[language]} ${kind[language]} ${n}`),
      unit: byLanguage(() => pack),
      desc: inEach({
        en: `For ${name.en.toLowerCase()} on red and black soil, ${kind.en.toLowerCase()} number ${n}; keep it dry and away from children.`,
        kn: `ಕೆಂಪು ಮತ್ತು ಕಪ್ಪು ಮಣ್ಣಿನ ${name.kn} ಬೆಳೆಗೆ, ${kind.kn} ಸಂಖ್ಯೆ ${n}; ಒಣಗಿದ ಜಾಗದಲ್ಲಿ, ಮಕ್ಕಳಿಂದ ದೂರ ಇಡಿ.`,
      }),
      price: 100 + (n % 900),
      stock: 'in',
      hsn: isGoods ? '31053000' : '998311',
      gst: { rate: isGoods ? 5 : 18 },
      ...(isGoods && {
        maker: byLanguage(() => MAKERS[n % 4] ?? ''),
        origin: inEach({ en: 'India', kn: 'ಭಾರತ' }),
        contains: byLanguage(() => `Grade ${n % 50}-${n % 30}-${n % 20}`),
      }),
      ...(category === 'pesticides' && {
        registration: `CIR-${10_000 + n}/2020`,
        claims: [
          { crop, pest: inEach({ en: 'Leaf hopper', kn: 'ಜಿಗಿ ಹುಳು' }), dose: '2 ml/l', waitingDays: 7 },
        ],
      }),
    };
  });
  return CATEGORIES.flatMap((category) => all.filter((article) => article.category === category));
}

/** Publishes them, as one publication, in the database of a shop that stands or is about to start. */
export async function publishArticles(databaseUrl: string, articles: readonly Product[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with publication as (update content_state set release = release + 1 returning release)
       insert into content_versions (kind, key, number, body, published_at, release)
       select 'product', article ->> 'sku', 1, article, now(), release
       from publication, jsonb_array_elements($1::jsonb) article`,
      [JSON.stringify(articles)],
    );
  } finally {
    await client.end();
  }
}
