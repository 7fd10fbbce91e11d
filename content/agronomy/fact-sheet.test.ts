import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Dose, LabelClaim } from '#shared/domain/agronomy/label-claims.ts';
import { waitingDays } from '#shared/domain/agronomy/label-claims.ts';
import { ACTIVES } from './actives.ts';
import { LABEL_CLAIMS, PRODUCTS } from './claims.ts';
import { THRESHOLDS } from './thresholds.ts';
import { TRAPS } from './traps.ts';

const SHEET = readFileSync(path.join(import.meta.dirname, 'fact-sheet.md'), 'utf8');

/** The rows under a heading, cell by cell. */
function rowsOf(heading: string): string[][] {
  const [, part = ''] = SHEET.split(`## ${heading}\n`);
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const CROPS: Readonly<Record<string, string>> = { rice: 'paddy', 'sorghum (jowar)': 'sorghum' };
const cropOf = (printed: string) => {
  const crop = printed.trim().toLowerCase();
  return CROPS[crop] ?? crop.replaceAll(' ', '-');
};

/** The lists shorten names: six letters and the figures tell one product from every other. */
const shortName = (name: string) => name.slice(0, 6).toLowerCase();
const productOf = (printed: string) =>
  printed
    .replace(/\([^)]*\)|%/g, '')
    .replaceAll('–', '-')
    .split(' + ')
    .map((part) => {
      const [, name = '', strength = ''] = /^(.*?) ([\d.-]+)/.exec(part.trim()) ?? [];
      return `${shortName(name)} ${strength}`;
    })
    .join(' + ') +
  ` ${printed
    .replace(/\([^)]*\)/g, '')
    .trim()
    .split(' ')
    .pop()}`;
const productOfClaim = ({ product }: LabelClaim) => {
  const { parts, formulation } = PRODUCTS[product] ?? { parts: [], formulation: '' };
  const printed = parts.map(({ active, strength }) => `${ACTIVES[active]?.name.en} ${strength}`).join(' + ');
  return productOf(`${printed} ${formulation}`);
};

const PER: Readonly<Record<string, string>> = {
  litre: ' per L',
  'ten-litres': ' per 10 L',
  'kg-seed': ' per kg',
  '100-kg-seed': ' per 100 kg seed',
};
const doseOf = (doses: readonly Dose[]) =>
  doses
    .map(({ per, low, high, unit }) => {
      if (per === 'label') return 'label';
      const span = low === high ? `${low}` : `${low}-${high}`;
      return per === 'percent' ? `${span}%` : `${span} ${unit}${PER[per] ?? ''}`;
    })
    .join('; ');
const DOSE = /([\d.]+(?:-[\d.]+)?)( ?)(ml|g|kg|%)((?: per |\/)(?:10 L|L|kg|100 kg seed))?(?![\w])/g;
const dosesIn = (text: string) =>
  [...text.matchAll(DOSE)]
    .map(([, span, , unit, per = '']) =>
      unit === '%' ? `${span}%` : `${span} ${unit}${per.replace('/', ' per ')}`,
    )
    .join('; ') || 'label';

const daysOf = (printed: string) => {
  const days = printed.replace(/PHI|before harvest/g, '').match(/\d+/g);
  if (days) return `${Math.max(...days.map(Number))}`;
  return /seed|nil/.test(printed) ? '0' : 'not printed';
};
const daysOfClaim = ({ waiting }: LabelClaim) => `${waitingDays(waiting) ?? 'not printed'}`;

/** One line for each crop of a row of the first two lists. */
function linesOf([, product = '', crops = '', dose = '', waiting = '']: string[]): string[] {
  const parts = crops.split(' / ');
  const at = <T>(list: T[], index: number) => (list.length === 1 ? list[0] : list[index]);
  return parts.flatMap((part, index) => {
    const own = (part.includes(':') ? part.split(':')[0] : part.replace(/ [\d.]+.*$/, '')) ?? '';
    const said =
      dose === 'as shown' ? dosesIn(part.replace(own, '')) : dosesIn(at(dose.split(' / '), index) ?? '');
    const days = parts.length === 1 ? waiting : (at(waiting.split(' / '), index) ?? '');
    const each = days.split(/ \/ |, /);
    return own.split(', ').map((crop, place, all) => {
      const wait = daysOf(each.length === all.length ? (each[place] ?? '') : days);
      return `${cropOf(crop)} | ${productOf(product)} | ${said} | ${wait}`;
    });
  });
}

const lineOf = (claim: LabelClaim) =>
  `${claim.crop} | ${productOfClaim(claim)} | ${doseOf(claim.doses)} | ${daysOfClaim(claim)}`;

const kindOf = ({ product }: LabelClaim) => ACTIVES[PRODUCTS[product]?.parts[0]?.active ?? '']?.kind;
const isOf =
  (...kinds: string[]) =>
  (claim: LabelClaim) =>
    kinds.includes(kindOf(claim) ?? '');
const figures = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe('the table and the lists it is made from', () => {
  it('has every line on insects and diseases, and no other', () => {
    const sheet = [...rowsOf('Insects'), ...rowsOf('Diseases')].flatMap(linesOf);
    const table = LABEL_CLAIMS.filter(isOf('insecticide', 'fungicide')).map(lineOf);
    const onBoth = LABEL_CLAIMS.filter(isOf('bio'))
      .map(lineOf)
      .filter((line) => sheet.includes(line));
    expect(sheet.length).toBeGreaterThan(130);
    expect([...table, ...onBoth].sort()).toEqual(sheet.sort());
  });

  it('has every line on living products', () => {
    const claims = LABEL_CLAIMS.filter(isOf('bio'));
    for (const [agent = '', target = '', dose = ''] of rowsOf('Bio-agents')) {
      const strength = figures(agent.replace(/\([^)]*\)/g, ''))[0];
      const own = claims.filter(
        (claim) =>
          productOfClaim(claim).startsWith(shortName(agent)) &&
          (strength === undefined ||
            PRODUCTS[claim.product]?.parts[0]?.strength.replace('%', '') === strength),
      );
      const said = new Set(own.flatMap((claim) => [...figures(doseOf(claim.doses)), daysOfClaim(claim)]));
      const kilos = [...said].map((figure) => `${Number(figure) / 1000}`);
      const printed = figures(`${target} ${dose.replace(/jaggery 0.5%|\([^)]*\)/g, '')}`);
      expect(
        printed.filter((figure) => !said.has(figure) && !kilos.includes(figure)),
        agent,
      ).toEqual([]);
      const inSheet = new Set([...printed, ...printed.map((figure) => `${Number(figure) * 1000}`), '8', '0']);
      expect(
        [...said].filter((figure) => figure !== 'not printed' && !inSheet.has(figure)),
        agent,
      ).toEqual([]);
    }
  });

  it('has every line on weeds, with when and against what, and no other', () => {
    const weeds: Readonly<Record<string, string>> = {
      grass: 'grasses',
      'some grass': 'some-grasses',
      sedge: 'sedges',
      BLW: 'broad-leaves',
      broad: 'most',
      Cyperus: 'nut-sedge',
    };
    const sheet = rowsOf('Weeds').map(
      ([crop = '', product = '', , dose = '', , waiting = '', takes = '']) => {
        const controls = takes.split(', ').flatMap((weed) => weeds[weed] ?? []);
        const amount = dose.replace(/ \(.*| -.*$/, '');
        return `${cropOf(crop)} | ${productOf(product)} | ${amount} | ${daysOf(waiting)} | ${controls.sort().join(' ')}`;
      },
    );
    const table = LABEL_CLAIMS.filter(isOf('herbicide')).map((claim) => {
      const [dose] = claim.doses;
      const amount =
        dose?.parts?.join('+') ?? (dose?.low === dose?.high ? `${dose?.low}` : `${dose?.low}-${dose?.high}`);
      const crop = claim.stage ? `${claim.crop}-${claim.stage}` : claim.crop;
      return `${crop} | ${productOfClaim(claim)} | ${amount} | ${daysOfClaim(claim)} | ${[...(claim.controls ?? [])].sort().join(' ')}`;
    });
    expect(table.sort()).toEqual(sheet.sort());
  });

  it('says no day of spraying weeds that the list does not', () => {
    const times = rowsOf('Weeds').map(([, product = '', , , time = '']) => [productOf(product), time]);
    for (const claim of LABEL_CLAIMS.filter(isOf('herbicide'))) {
      const printed = times.filter(([product]) => product === productOfClaim(claim)).map(([, time]) => time);
      for (const figure of (claim.timing?.days ?? []).flat())
        expect(figures(printed.join(' ')), claim.id).toContain(`${figure}`);
    }
  });

  it('counts as the list counts', () => {
    const [sheet, table] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
    const add = (to: Map<string, Set<string>>, crop: string, text: string) =>
      to.set(crop, new Set([...(to.get(crop) ?? []), ...figures(text)]));
    for (const [crop = '', , count = ''] of rowsOf('Thresholds'))
      add(sheet, crop === 'Areca' ? 'arecanut' : cropOf(crop), count);
    for (const { crop, count } of THRESHOLDS) add(table, crop, count.en);
    expect(table).toEqual(sheet);
    for (const { count } of THRESHOLDS) expect(figures(count.kn)).toHaveLength(figures(count.en).length);
  });

  it('has every trap, in the figures of the list and no others', () => {
    // Of the armyworm the measures speak.
    const sheet = rowsOf('Traps').map((cells) =>
      figures(cells.slice(1).join(' ').replace('FAW 4-5', '')).sort(),
    );
    const table = TRAPS.map((trap) =>
      figures([trap.watch, trap.catch, trap.name].map(({ en }) => en).join(' ')).sort(),
    );
    expect(sheet).toHaveLength(6);
    expect(table).toEqual(sheet);
    for (const { name, watch, catch: many } of TRAPS)
      for (const said of [name, watch, many]) expect(figures(said.kn)).toEqual(figures(said.en));
  });
});
