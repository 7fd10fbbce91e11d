import { expect, it } from 'vitest';
import { CATALOGUE, type CatalogueItem } from '#content/catalogue.ts';
import { ConfigError, readConfig } from './config.ts';

it('an address for the world does not start at home’s settings because one line was forgotten', () => {
  for (const env of [{ PUBLIC_URL: 'https://shop.example' }, { TRUST_PROXY: '1' }]) {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow('set NODE_ENV=production');
    expect(() => readConfig({ ...env, NODE_ENV: ' ' })).toThrow('set NODE_ENV=production');
    expect(() => readConfig({ ...env, NODE_ENV: 'development' })).not.toThrow();
    // A backup, a restore and a move go on.
    expect(() => readConfig(env, 'keep')).not.toThrow();
  }
  expect(() => readConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' })).not.toThrow();
});

it('a start refuses a fault in the owner’s files, by file and field; a backup of what is there goes on', () => {
  const [item] = CATALOGUE as [CatalogueItem, ...CatalogueItem[]];
  const { picture } = item;
  Object.assign(item, { picture: 'product-imida' });
  try {
    expect(() => readConfig({})).toThrow(ConfigError);
    expect(() => readConfig({})).toThrow(
      `content/catalogue.ts: ${item.sku}: picture product-imida is not in`,
    );
    expect(() => readConfig({}, 'keep')).not.toThrow();
  } finally {
    Object.assign(item, { picture });
  }
  expect(() => readConfig({})).not.toThrow();
});
