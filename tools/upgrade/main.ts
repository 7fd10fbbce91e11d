/**
 * `npm run upgrade -- [--to main] [--from REPOSITORY] [--dry-run] [--forget]`: a backup, a folder for the new version,
 * your own branch with the new version merged, packages, pages, the link, a restart, readyz; and back when that fails.
 * One that was cut off goes on where it was. In the environment: UPGRADE_ROOT, UPGRADE_BACKUP, UPGRADE_RESTART,
 * UPGRADE_READY, UPGRADE_PATIENCE_SECONDS (docs/operations.md).
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { userFacingError } from '../../server/platform/user-facing-error.ts';
import { currentFolder, git } from './machine.ts';
import { type Plan, readPlan, readUpgradeSettings, UpgradeError, writePlan } from './plan.ts';
import { STEPS } from './steps.ts';

const settings = readUpgradeSettings(process.env, path.resolve(import.meta.dirname, '../..'));

async function upgrade(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      forget: { type: 'boolean', default: false },
    },
  });
  const { root } = settings;
  const begun = await readPlan(root);
  const open = begun?.isOver === false ? begun : undefined;
  if (values.forget) return forget(open);
  if (open && values.to !== undefined && values.to !== open.to) {
    throw new UpgradeError(
      `An upgrade to ${open.to} is half done: run it to its end (without --to), or --forget it.`,
    );
  }
  const plan = open ?? (await makePlan(values.to ?? 'main', values.from));
  for (const step of STEPS) {
    const isDone = plan.done.includes(step.name);
    console.log(`${isDone ? 'done ' : values['dry-run'] ? 'would' : 'now  '} ${step.says(plan, settings)}`);
    if (isDone || values['dry-run']) continue;
    await writePlan(root, plan);
    await step.act(plan, settings);
    plan.done.push(step.name);
  }
  if (values['dry-run']) return;
  await writePlan(root, { ...plan, isOver: true });
  await printEnd(plan);
}

async function makePlan(to: string, named: string | undefined): Promise<Plan> {
  const { root } = settings;
  const from = await currentFolder(root);
  const changed = await git(from, 'status', '--porcelain', '--untracked-files=no');
  if (changed !== '') {
    throw new UpgradeError(
      `${from} has changes that were never committed, and they would be left behind:\n${changed}`,
    );
  }
  const repository = named ?? (await git(from, 'remote', 'get-url', 'origin'));
  const numbers = (await readdir(root)).map((name) => Number(/^v(\d+)$/.exec(name)?.[1] ?? 0));
  const into = path.join(root, `v${Math.max(0, ...numbers) + 1}`);
  return { from, into, repository, to, done: [], isOver: false };
}

async function forget(open: Plan | undefined): Promise<void> {
  if (!open) throw new UpgradeError('No upgrade is half done.');
  if ((await currentFolder(settings.root)) === open.into) {
    throw new UpgradeError(`${open.into} runs already: npm run rollback leads back.`);
  }
  await rm(open.into, { recursive: true, force: true });
  await writePlan(settings.root, { ...open, isOver: true, into: open.from });
  console.log(`Forgotten; ${open.from} runs as before.`);
}

async function printEnd({ from, into }: Plan): Promise<void> {
  console.log(`${path.basename(into)} runs. The way back: npm run rollback`);
  const before = await git(from, 'rev-parse', 'HEAD');
  const touched = await git(into, 'diff', '--name-only', before, 'HEAD', '--', 'deploy', 'CHANGELOG.md');
  if (touched !== '') console.log(`Read, and copy to the system what belongs there:\n${touched}`);
}

await upgrade().catch((error: unknown) => {
  console.error(error instanceof UpgradeError ? error.message : (userFacingError(error) ?? error));
  process.exitCode = 1;
});
