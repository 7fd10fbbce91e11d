import { expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { ConfigError, readConfig } from './config.ts';
import { sampleContentFaults } from './sample-content.ts';

const REAL = {
  sample: false,
  phone: '+91 98450 12345',
  email: 'shop@avagro.in',
  seller: { gstin: '29ABCDE1234F1Z5' },
};

it('has nothing against a real seller', () => {
  expect(sampleContentFaults({ business: REAL, catalogueIsSample: false })).toEqual([]);
});

it('names each file that is still invented', () => {
  const faults = sampleContentFaults({ business: { ...REAL, sample: true }, catalogueIsSample: true });
  expect(faults).toEqual([
    expect.stringContaining('content/business.ts'),
    expect.stringContaining('content/catalogue.ts'),
  ]);
});

it('does not believe the flag alone', () => {
  const faults = sampleContentFaults({ business: { ...BUSINESS, sample: false }, catalogueIsSample: false });
  expect(faults.map((fault) => fault.split(' is still')[0])).toEqual([
    'content/business.ts: phone',
    'content/business.ts: email',
    'content/business.ts: seller.gstin',
  ]);
});

it('stops a production start, and no other', () => {
  const sample = /content\/business\.ts holds sample values/;
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(sample);
  expect(() => readConfig({})).not.toThrow();
});
