import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE_IS_SAMPLE } from '#content/catalogue.ts';
import { shippedContent } from '#content/shipped.ts';
import { checkContent } from '#shared/contract/content/check.ts';
import { byLanguage } from '#shared/domain/by-language.ts';

const policyText = (name: string) =>
  byLanguage((language) =>
    readFileSync(path.join(import.meta.dirname, `policies/${language}/${name}.md`), 'utf8'),
  );
const content = shippedContent({ terms: policyText('terms'), refund: policyText('refund') });
const codes = (faults: { path: string; code: string }[]) =>
  faults.map(({ path: at, code }) => `${at} ${code}`);

/** An owner's own files break no rule; a story of theirs has its consent put in at the desk. */
const isSample = BUSINESS.sample && CATALOGUE_IS_SAMPLE;

describe('what is shipped', () => {
  it('stands before the schema and the rules, but for what is a sample on purpose', () => {
    const { products, policies, ...single } = content;
    const waiting = single.stories.stories.map((_, index) => `stories.${index}.consent consent`);
    const faults = Object.entries(single).map(([kind, body]) => [
      kind,
      codes(checkContent(kind as never, body)),
    ]);
    expect(Object.fromEntries(faults.filter(([, found]) => found?.length))).toEqual({
      ...(isSample ? { shop: ['gstin gstin'] } : {}),
      ...(waiting.length > 0 ? { stories: waiting } : {}),
    });
    expect(
      products
        .map((each) => [each.sku, codes(checkContent('product', each))])
        .filter(([, found]) => found?.length),
    ).toEqual(isSample ? [['FERT-UREA', ['price above-mrp', 'price above-law']]] : []);
    for (const policy of Object.values(policies)) expect(checkContent('policy', policy)).toEqual([]);
  });
});
