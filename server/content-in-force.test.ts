import { expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { createContentInForce, readShippedContent } from './content-in-force.ts';
import { sampleIds } from './sample-content.ts';

it('begins with the files of content/, and says which of them are still a sample', () => {
  const content = createContentInForce();
  expect(content.release()).toBe(0);
  expect(content.now().shop.name).toBe(BUSINESS.name);
  expect(Object.keys(content.now().policies)).toEqual(['terms', 'privacy', 'refund', 'return', 'shipping']);
  if (!BUSINESS.sample) return;
  expect([...content.now().samples].toSorted()).toEqual([
    'about',
    'contact',
    'films',
    'licences',
    'pay',
    'people',
    'product:FERT-DAP',
    'product:FERT-UREA',
    'product:PEST-FUNGIPACK',
    'product:PEST-NEEM',
    'product:SEED-MAIZE-HYB',
    'product:SEED-PADDY-IR64',
    'shop',
    'stories',
  ]);
});

it('is still a sample with one invented value left', () => {
  if (!BUSINESS.sample) return;
  const { samples: _, ...shipped } = readShippedContent();
  const contact = {
    ...shipped.contact,
    phone: '+91 98450 12345',
    whatsapp: '+91 98450 12345',
    email: 'a@b.in',
  };
  expect(sampleIds({ ...shipped, contact }).has('contact')).toBe(true);
});

it('tells of a change once it is in force, until one no longer listens', () => {
  const content = createContentInForce();
  const before = content.now();
  const heard: [number, string[]][] = [];
  const end = content.onChange((changed) => heard.push([content.release(), [...changed]]));
  content.replace({ ...before, shop: { ...before.shop, name: 'Malnad Agro' } }, 1, new Set(['shop']));
  end();
  content.replace(before, 2, new Set(['shop']));
  expect(heard).toEqual([[1, ['shop']]]);
  expect(content.now()).toBe(before);
});
