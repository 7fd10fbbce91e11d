import { expect, it } from 'vitest';
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
