import type { BenchWorld } from '../bench-world.ts';
import type { Figure } from '../figure.ts';
import { compare, repeat } from '../measure.ts';
import { FORGOTTEN } from '../seed/wording.ts';

const TARGET_MS = 150;
const ROUNDS = 4;

const KINDS: readonly { name: string; queries: readonly string[] }[] = [
  {
    name: 'words of every day',
    queries: ['ಅಡಿಕೆ', 'ಕೊಳೆ ರೋಗ', 'ಲಘು ಪೋಷಕಾಂಶ', 'leaves', 'soil', 'ಸರ್', 'ok', 'IMG'],
  },
  {
    name: 'rare words',
    queries: ['mextolzan3', 'karovi', 'luxgri7', 'ಹೊಡೆದಿದ್ದೇನೆ kakaka1', 'fenpro', 'cidsta2', 'VRL123456', '98123'],
  },
  {
    name: 'a word of a former season',
    queries: [FORGOTTEN.word, `${FORGOTTEN.word} ಹುಳು`, 'shunti', 'ginger'],
  },
  { name: 'words nobody wrote', queries: ['ಇಲ್ಲದಪದ', 'xylophone', 'ಕ್ಷತ್ರಿಯ', 'qwerty'] },
  { name: 'parts of conjuncts and short words', queries: ['ಕ್ಷೀಣ', 'ಥ್ರಿಪ್ಸ್', 'ಷಧ', 'ಹೂ', 'ಬೆ', 'lf', '42'] },
  { name: 'file names', queries: ['soil report 4321', 'ಮಣ್ಣು ಪರೀಕ್ಷೆ 77', 'bill-12345', 'IMG_2025', 'voice-99'] },
];

/**
 * The search over all messages, by kinds of words, beside one plain statement on the same index with the planner
 * left alone: what the search would be without its two ways (docs/decisions/0017).
 */
export async function benchSearch({ office, sql }: BenchWorld): Promise<Figure[]> {
  const product = async (q: string) => {
    const answer = await office.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
    if (answer.status !== 200) throw new Error(`the search answered ${answer.status}`);
  };
  const floor = (q: string) => {
    const words = q
      .split(' ')
      .map((_, index) => `search_key like '%' || substr(search_key($${index + 1}), 2) || '%'`);
    return sql.query(
      `select id, text from messages where ${words.join(' and ')} order by id desc limit 21`,
      q.split(' '),
    );
  };
  const figures: Figure[] = [];
  for (const { name, queries } of KINDS) {
    figures.push(await compare(name, repeat(ROUNDS, queries).flat(), { product, floor, target: TARGET_MS }));
  }
  const all = repeat(
    ROUNDS,
    KINDS.flatMap(({ queries }) => queries),
  ).flat();
  figures.push(await compare('all of them', all, { product, target: TARGET_MS }));
  return figures;
}
