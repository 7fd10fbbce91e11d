import { describe, expect, it } from 'vitest';
import { HELD_ACTIVES, PRODUCT_BOOK } from '#content/guide/product-book.ts';
import { judgeName } from '#shared/domain/agronomy/forbidden-product.ts';
import { type LabelClaim, measureOf, percentOf, waitingDays } from '#shared/domain/agronomy/label-claims.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { CROPS } from '../crops.ts';
import { ACTIVES } from './actives.ts';
import { BY_VOLUME } from './by-volume.ts';
import { LABEL_CLAIMS, PRODUCTS, SHOWN_CLAIMS } from './claims.ts';
import { GUIDE_CROPS } from './crops.ts';
import { PROBLEMS } from './problems.ts';
import { THRESHOLDS } from './thresholds.ts';

const byId = (claim: LabelClaim) => [claim.id, claim] as const;
/** The list prints grams for it, though it is a liquid. */
const WEIGHED_LIQUID = 'paddy.thifluzamide-24-sc';

describe.each(LABEL_CLAIMS.map(byId))('%s', (_, claim) => {
  it('is of a crop, problems and a product that are known', () => {
    expect(GUIDE_CROPS).toHaveProperty([claim.crop]);
    for (const target of claim.targets) expect(PROBLEMS[target]?.crop, target).toBe(claim.crop);
    const parts = PRODUCTS[claim.product]?.parts ?? [];
    expect(parts.length).toBeGreaterThan(0);
    for (const { active, strength } of parts) {
      expect(ACTIVES).toHaveProperty([active]);
      expect(percentOf(strength) ?? strength).toBeTruthy();
    }
  });

  it('has a dose that can be kept to, days of waiting and a source', () => {
    expect(claim.doses.length).toBeGreaterThan(0);
    const isOdd = claim.id === WEIGHED_LIQUID;
    for (const { per, low, high, unit, parts } of claim.doses) {
      if (per === 'label') continue;
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
      if (parts) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(high);
      const product = PRODUCTS[claim.product];
      if (product && per !== 'percent' && per !== 'hectare-active')
        expect(isOdd || { ml: 'ml', L: 'ml', g: 'g', kg: 'g' }[unit] === measureOf(product), unit).toBe(true);
    }
    expect(waitingDays(claim.waiting) ?? 0).toBeGreaterThanOrEqual(0);
    expect(claim.source).toBe('MUP26');
  });

  it('is forbidden nowhere', () => {
    for (const { active } of PRODUCTS[claim.product]?.parts ?? []) {
      for (const language of LANGUAGES) {
        const crop = GUIDE_CROPS[claim.crop]?.name[language] ?? '';
        const verdict = judgeName(ACTIVES[active]?.name[language] ?? '', crop, PRODUCT_BOOK);
        // A restricted one is allowed where none of its forbidden crops is meant.
        expect(verdict?.kind === 'restricted' ? verdict.crop : verdict).toBeNull();
      }
    }
  });
});

describe('the table as a whole', () => {
  it('has every row under an id of its own', () => {
    expect(new Set(LABEL_CLAIMS.map(({ id }) => id)).size).toBe(LABEL_CLAIMS.length);
  });

  it('holds back what is to be read again and what is too poisonous', () => {
    const held = LABEL_CLAIMS.filter((claim) => !SHOWN_CLAIMS.includes(claim)).map(({ id }) => id);
    expect(held).toEqual([
      'tomato.abamectin-1.9-ec',
      'paddy.sulfoxaflor-21.8-sc',
      'cotton.sulfoxaflor-21.8-sc',
      'grape.abamectin-1.9-ec',
      'tomato.kasugamycin-3-sl',
      'sugarcane.2-4-d-sodium-95-sp',
      'sorghum.2-4-d-amine-58-sl',
    ]);
  });

  it('lets nobody be told that a substance is allowed all of whose rows are held back', () => {
    const shown = SHOWN_CLAIMS.flatMap(({ product }) => PRODUCTS[product]?.parts ?? []);
    const active = new Set(shown.map((part) => part.active));
    expect(
      Object.keys(ACTIVES)
        .filter((key) => !active.has(key))
        .sort(),
    ).toEqual(HELD_ACTIVES);
  });

  it('takes a per cent for weight in volume only where the grams are those of whole measures', () => {
    const found = LABEL_CLAIMS.filter(({ product }) => PRODUCTS[product]?.isByVolume);
    expect(new Set(found.map(({ product }) => product)).size).toBe(BY_VOLUME.size);
    for (const { id, product, doses } of found) {
      const { parts = [], formulation } = PRODUCTS[product] ?? {};
      expect(formulation, id).not.toBe('SC');
      // Fact sheet d1, T4.
      if (product === 'pendimethalin-30-ec') continue;
      const percent = percentOf(parts[0]?.strength ?? '') ?? 0;
      for (const grams of doses.flatMap(({ low, high }) => [low, high])) {
        const measure = Math.round((grams * 100) / percent / 25) * 25;
        expect(Math.abs((measure * percent) / 100 - grams), `${id}: ${grams} g`).toBeLessThan(0.51);
      }
    }
  });

  it('would see a forbidden row', () => {
    expect(judgeName('Mancozeb', 'Sorghum', PRODUCT_BOOK)).toMatchObject({ crop: 'sorghum' });
    expect(judgeName('Triazophos', 'Cotton', PRODUCT_BOOK)).toMatchObject({ kind: 'banned' });
  });

  it('counts only what it knows', () => {
    for (const { crop, problems } of THRESHOLDS)
      for (const problem of problems) expect(PROBLEMS[problem]?.crop, problem).toBe(crop);
  });

  it('takes the crops of the office by their own keys', () => {
    for (const [key, { stored = key }] of Object.entries(GUIDE_CROPS))
      if (key !== 'as-labelled') expect(CROPS, key).toHaveProperty([stored]);
  });
});
