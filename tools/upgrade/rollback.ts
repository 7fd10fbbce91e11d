/**
 * `npm run rollback -- [--to v1] [--dry-run]`: the link back to the version before the last upgrade, a restart, readyz; and
 * forward again when the old one does not come up on today's tables.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { userFacingError } from '../../server/platform/user-facing-error.ts';
import { currentFolder, switchTo } from './machine.ts';
import { readPlan, readUpgradeSettings, UpgradeError, writePlan } from './plan.ts';

const settings = readUpgradeSettings(process.env, path.resolve(import.meta.dirname, '../..'));

async function rollBack(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const now = await currentFolder(settings.root);
  const plan = await readPlan(settings.root);
  const back = values.to === undefined ? plan?.from : path.join(settings.root, values.to);
  if (back === undefined || back === now) {
    throw new UpgradeError('Back to which version? npm run rollback -- --to v1');
  }
  if (!(await stat(path.join(back, 'server')).catch(() => undefined))) {
    throw new UpgradeError(`There is no version in ${back}.`);
  }
  console.log(
    `${values['dry-run'] ? 'would' : 'now  '} ${path.basename(back)} becomes current: ${settings.restart}`,
  );
  if (values['dry-run']) return;
  try {
    await switchTo(settings, back);
  } catch (error) {
    console.error(`${(error as Error).message} Forward again to ${path.basename(now)}.`);
    await switchTo(settings, now);
    throw new UpgradeError(
      `${path.basename(back)} does not come up on today's tables (CHANGELOG.md, "Way back"): stop, link back, and restore the backup of before the upgrade; what was written since is lost then.`,
    );
  }
  if (plan) await writePlan(settings.root, { ...plan, isOver: true });
  console.log(`${path.basename(back)} runs.`);
}

await rollBack().catch((error: unknown) => {
  console.error(error instanceof UpgradeError ? error.message : (userFacingError(error) ?? error));
  process.exitCode = 1;
});
