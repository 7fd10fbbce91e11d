import type { OutcomesAnswer } from '#shared/contract/office/outcomes.ts';
import { type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { talukOf } from '#shared/domain/places/taluks.ts';
import { SHARE_FROM, shareOf } from '#shared/domain/plan/outcome.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { type Cell, type Column, type Table, useSay } from '../columns.ts';

export type Counts = OutcomesAnswer['all'];

type TableKey = 'byProblem' | 'byCrop' | 'byLine' | 'byTaluk';

/** The same figures everywhere: how many, and a share only of enough of them. */
export function useOutcomeTables() {
  const { t, language } = useTranslation('numbers');
  const { count } = useSay();
  const heads: Column[] = (['asked', 'better', 'same', 'worse', 'silent'] as const).map((key) => ({
    label: t(`outcomes.${key}`),
    kind: 'count',
  }));
  const share: Column = { label: t('outcomes.share'), kind: 'text' };

  const cellsOf = (counts: Counts): Cell[] => {
    const { asked, better, same, worse } = counts;
    return [asked, better, same, worse, asked - better - same - worse, shareIn(counts)];
  };

  function factsOf(counts: Counts, promises: OutcomesAnswer['promises']): [string, string][] {
    const cells = cellsOf(counts);
    return [
      ...[...heads, share].map(({ label }, at): [string, string] => {
        const cell = cells[at] ?? null;
        return [label, typeof cell === 'number' ? count(cell) : (cell ?? '–')];
      }),
      ...(promises
        ? (['kept', 'late'] as const).map((key): [string, string] => [
            `${t('outcomes.promises')}: ${t(`outcomes.${key}`)}`,
            count(promises[key]),
          ])
        : []),
    ];
  }

  function tablesOf(outcomes: OutcomesAnswer): { key: TableKey; table: Table }[] {
    const { from, to } = outcomes;
    const table = (name: string, first: Column[], rows: Cell[][]): Table => ({
      file: `outcomes-${name}-${from}-${to}`,
      columns: [...first, ...heads, share],
      rows,
    });
    const words = (label: string): Column => ({ label, kind: 'text' });
    const named = (rows: readonly (Counts & { name: LocalizedText })[]) =>
      rows.map((row) => [textIn(row.name, language), ...cellsOf(row)]);
    return [
      {
        key: 'byProblem',
        table: table('problems', [words(t('outcomes.problem'))], named(outcomes.by_problem)),
      },
      {
        key: 'byCrop',
        table: table('crops', [words(t('outcomes.crop'))], named(outcomes.by_crop)),
      },
      {
        key: 'byLine',
        table: table(
          'products',
          [
            words(t('outcomes.line')),
            words(t('outcomes.claim')),
            { label: t('outcomes.sprayed'), kind: 'count' },
          ],
          outcomes.by_line.map((row) => [nameOf(row, language), row.claim, row.sprayed, ...cellsOf(row)]),
        ),
      },
      {
        key: 'byTaluk',
        table: table(
          'taluks',
          [words(t('outcomes.taluk'))],
          outcomes.by_taluk.map((row) => {
            const names = row.taluk === null ? undefined : talukOf(row.taluk)?.names;
            return [names ? textIn(names, language) : t('taluk.unknown'), ...cellsOf(row)];
          }),
        ),
      },
    ];
  }

  return { factsOf, tablesOf };
}

const nameOf = ({ parts, formulation }: OutcomesAnswer['by_line'][number], language: Language) =>
  `${parts.map(({ active, strength }) => `${textIn(active, language)} ${strength}`).join(' + ')} ${formulation}`;

/** Null: of too few answers none is said. */
export function shareIn({ better, same, worse }: Counts): string | null {
  const answered = better + same + worse;
  return answered < SHARE_FROM ? null : shareOf(better, answered);
}
