import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { MEASURED_PROBLEMS, measuresAgainst } from '#content/agronomy/measures.ts';
import { MIX_PLACES, MIX_START, NEVER_TOGETHER } from '#content/agronomy/mixing.ts';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import { THRESHOLDS } from '#content/agronomy/thresholds.ts';
import { TRAPS } from '#content/agronomy/traps.ts';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import { MIXING_ORDER } from '#shared/domain/agronomy/mixing-order.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Asked, cropsOf, type Filled, faultIn, words } from './claim-table.ts';
import { capital } from './say-claim.ts';

/** The cells of `::thresholds[Title]{#anchor crops="…"}`, of all crops or for one `problem`. */
export function thresholdTable(asked: Asked, language: Language, line: number): Filled | string {
  const fault = faultIn(asked);
  if (fault !== null) return fault;
  const crops = cropsOf(asked);
  const shown = THRESHOLDS.filter(
    ({ crop, problems }) => crops.includes(crop) && (!asked.problem || problems.includes(asked.problem)),
  );
  return {
    head: headOf(language, 'pest', 'threshold'),
    rows: shown.map(({ problems: [first = ''], count }) =>
      rowOf('count', first, count[language], language, line),
    ),
    isList: true,
  };
}

/** The cells of `::measures[Title]{#anchor crops="…"}`: what comes before a product, problem by problem. */
export function measureTable(asked: Asked, language: Language, line: number): Filled | string {
  const fault = faultIn(asked);
  if (fault !== null) return fault;
  const crops = cropsOf(asked);
  const shown = MEASURED_PROBLEMS.filter(
    (problem) => crops.includes(PROBLEMS[problem]?.crop ?? '') && (asked.problem ?? problem) === problem,
  );
  return {
    head: headOf(language, 'trouble', 'measure'),
    rows: shown.map((problem) => {
      const said = measuresAgainst(problem).map((measure) => measure.words[language]);
      return rowOf('first', problem, capital(said.join('; ')), language, line);
    }),
    isList: true,
    isSummary: true,
  };
}

type Column = keyof (typeof TABLE_WORDS)['en']['columns'];

function headOf(language: Language, trouble: Column, said: Column) {
  const { columns } = TABLE_WORDS[language];
  return [`${columns.cropAnd} ${columns[trouble].toLowerCase()}`, columns[said]].map(words);
}

function rowOf(kind: string, problem: string, said: string, language: Language, line: number) {
  const { crop = '', name } = PROBLEMS[problem] ?? {};
  const trouble = `${GUIDE_CROPS[crop]?.name[language]}: ${name?.[language]}`;
  return { cells: [trouble, said].map(words), line, mark: { id: `${kind}-${problem}`, crop } };
}

/** The cells of `::mixing-order[Title]{#anchor}`: the tool's own order, with what the letters mean. */
export function orderTable(_asked: Asked, language: Language, line: number): Filled {
  const { columns, start } = TABLE_WORDS[language];
  const places = MIXING_ORDER.map((letters, index) => {
    const { letters: instead, what } = MIX_PLACES[index] ?? MIX_START;
    return [instead?.[language] ?? letters.join(', '), what[language], `${index + 1}`];
  });
  return {
    head: [columns.letters, columns.what, columns.place].map(words),
    rows: [[MIX_START.letters[language], MIX_START.what[language], start], ...places].map((cells) => ({
      cells: cells.map(words),
      line,
    })),
  };
}

/** The cells of `::never-together[Title]{#anchor}`: every pair that the tool refuses. */
export function neverTable(_asked: Asked, language: Language, line: number): Filled {
  const { columns } = TABLE_WORDS[language];
  return {
    head: [columns.first, columns.second, columns.why].map(words),
    rows: Object.values(NEVER_TOGETHER).map(({ one, other, why }) => ({
      cells: [one, other, why].map((said) => words(said[language])),
      line,
    })),
  };
}

/** The cells of `::traps[Title]{#anchor}`: how many an acre takes. */
export function trapTable(_asked: Asked, language: Language, line: number): Filled {
  const { columns } = TABLE_WORDS[language];
  return {
    head: [columns.trap, columns.watch, columns.catch].map(words),
    rows: TRAPS.map(({ name, watch, catch: many }) => ({
      cells: [name, watch, many].map((said) => words(said[language])),
      line,
    })),
  };
}
