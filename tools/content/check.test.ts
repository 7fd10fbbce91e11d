import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { IS_SHIPPED } from '../../tests/support/shipped-content.ts';

/** As the owner's technician types it, before a build. */
function check(...flags: string[]) {
  return spawnSync(process.execPath, ['tools/content/check.ts', ...flags], { encoding: 'utf8' });
}

it.skipIf(!IS_SHIPPED)(
  'tells with --production what a production start would refuse, without a start',
  () => {
    const { status, stderr } = check('--production');
    expect(stderr).toContain('content/business.ts: seller.gstin is still the sample one');
    expect(stderr).toContain('content/catalogue.ts: price of FERT-UREA');
    expect(status).toBe(1);
  },
);

it('lets a home installation be built from the shipped content', () => {
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});
