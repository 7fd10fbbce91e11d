import { claimsAgainst, SHOWN_CLAIMS } from '#content/agronomy/claims.ts';
import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import { TABLE_WORDS } from '#content/agronomy/words.ts';
import type { LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { TableBlock, Words } from '../blocks.ts';
import * as say from './say-claim.ts';

/** Rows of the label table as a directive asks for them. */
const LISTS = {
  insects: { first: 'pest', product: 'product', system: 'IRAC' },
  diseases: { first: 'disease', product: 'product', system: 'FRAC' },
  bio: { first: 'trouble', product: 'helper', system: null },
  weeds: { first: null, product: 'herbicide', system: 'HRAC' },
} as const;
type List = keyof typeof LISTS;

export type Asked = Readonly<Record<string, string | null | undefined>>;
export type Filled = Pick<TableBlock, 'head' | 'rows' | 'isList' | 'isSummary'>;

const ATTRIBUTES = ['id', 'of', 'crops', 'stage', 'problem'];

/**
 * The cells of `::claims[Title]{#anchor of=insects crops="tomato"}` or `{#anchor problem=tomato-fruit-borer}`.
 * @returns what is wrong with the directive; a table without rows where the label allows nothing
 */
export function claimTable(asked: Asked, language: Language, line: number): Filled | string {
  const fault = faultIn(asked);
  if (fault !== null) return fault;
  const { of, stage, problem } = asked;
  if (problem) return fill(claimsAgainst(problem), columnsForProblem(language), line);
  if (!of || !(of in LISTS)) return `"of" is one of ${Object.keys(LISTS).join(', ')}`;
  const crops = cropsOf(asked);
  const claims = SHOWN_CLAIMS.filter(
    (claim) => isOf(claim, of as List) && (!stage || claim.stage === stage) && crops.includes(claim.crop),
  );
  // As the chapter names the crops, and within a crop as the list has them.
  const sorted = crops.flatMap((crop) => claims.filter((claim) => claim.crop === crop));
  return { ...fill(sorted, columnsOf(of as List, language, crops), line), isList: true };
}

export function faultIn(asked: Asked): string | null {
  const strange = Object.keys(asked).find((key) => !ATTRIBUTES.includes(key));
  if (strange) return `"${strange}" is unknown; there are ${ATTRIBUTES.join(', ')}`;
  const crop = cropsOf(asked).find((each) => !GUIDE_CROPS[each]);
  if (crop !== undefined) return `"${crop}" is no crop of content/agronomy/crops.ts`;
  if (asked.problem && !PROBLEMS[asked.problem])
    return `"${asked.problem}" is no problem of content/agronomy/problems.ts`;
  return null;
}

/** Those that are named, or all. */
export const cropsOf = ({ crops }: Asked) =>
  crops ? crops.split(',').map((crop) => crop.trim()) : Object.keys(GUIDE_CROPS);

function isOf(claim: LabelClaim, list: List): boolean {
  const { kind, group } = say.kindOf(claim);
  if (list === 'bio') return kind === 'bio';
  return group?.system === LISTS[list].system;
}

/** A column: what stands over it, and what a row says in it. */
type Column = readonly [head: string, cell: (claim: LabelClaim) => string];

function columnsOf(list: List, language: Language, crops: readonly string[]): Column[] {
  const { columns } = TABLE_WORDS[language];
  const { first, product, system } = LISTS[list];
  const productName = (claim: LabelClaim) => say.sayProduct(claim, language);
  const hasCrop = crops.length !== 1;
  const headed = (name: string) =>
    hasCrop ? `${columns.cropAnd} ${language === 'en' ? name.toLowerCase() : name}` : name;
  const group: Column = [columns.group.replace('{{system}}', system ?? ''), say.sayGroup];
  const waiting: Column = [columns.waiting, (claim) => say.sayWaiting(claim, language)];
  if (list === 'weeds') {
    const name = (claim: LabelClaim) =>
      hasCrop ? `${cropName(claim, language)}: ${productName(claim)}` : productName(claim);
    return [
      [headed(columns.herbicide), name],
      group,
      [columns.active, say.sayActive],
      [columns.when, ({ timing }) => timing?.words[language] ?? '–'],
      waiting,
      [columns.controls, (claim) => say.sayControls(claim, language)],
    ];
  }
  const trouble = first ?? 'trouble';
  return [
    [headed(columns[trouble]), (claim) => sayTrouble(claim, hasCrop, trouble, language)],
    [columns[product], productName],
    ...(system ? [group] : []),
    [columns.dose, (claim) => say.sayDoses(claim, language)],
    waiting,
  ];
}

/** Under the heading of a problem: nobody need say again what it is against. */
function columnsForProblem(language: Language): Column[] {
  const { columns } = TABLE_WORDS[language];
  return [
    [columns.product, (claim) => say.sayProduct(claim, language)],
    [say.capital(columns.group.replace('{{system}} ', '')), say.sayGroup],
    [columns.dose, (claim) => say.sayDoses(claim, language)],
    [columns.waiting, (claim) => say.sayWaiting(claim, language)],
  ];
}

function fill(claims: readonly LabelClaim[], columns: readonly Column[], line: number): Filled {
  return {
    head: columns.map(([head]) => words(head)),
    rows: claims.map((claim) => ({
      cells: columns.map(([, cell]) => words(cell(claim))),
      line,
      claim,
      mark: { id: claim.id, crop: claim.crop },
    })),
  };
}

const cropName = ({ crop }: LabelClaim, language: Language) => GUIDE_CROPS[crop]?.name[language] ?? crop;

function sayTrouble(
  claim: LabelClaim,
  hasCrop: boolean,
  trouble: 'pest' | 'disease' | 'trouble',
  language: Language,
): string {
  const targets = say.sayTargets(claim, language);
  const see = TABLE_WORDS[language].seeLabel[trouble];
  if (!hasCrop) return say.capital(targets === '' ? see : targets);
  const crop = cropName(claim, language);
  return targets === '' ? `${crop} (${see})` : `${crop}: ${targets}`;
}

export const words = (text: string): Words => [{ type: 'text', value: text }];
