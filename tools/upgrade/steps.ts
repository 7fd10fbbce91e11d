import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { git, run, runCommandLine, switchTo } from './machine.ts';
import { type Plan, UpgradeError, type UpgradeSettings } from './plan.ts';

interface Step {
  name: string;
  says: (plan: Plan, settings: UpgradeSettings) => string;
  /** May be begun again after it was cut off anywhere. */
  act: (plan: Plan, settings: UpgradeSettings) => Promise<void>;
}

const BUILD = "import('./tools/run/build.mjs').then((b) => b.ensureBuilt())";

export const STEPS: readonly Step[] = [
  {
    name: 'backup',
    says: (_plan, { backup }) => `a backup: ${backup}`,
    act: (_plan, { backup, root }) => runCommandLine(backup, root),
  },
  {
    name: 'clone',
    says: ({ from, into }) => `git clone ${from} ${into}`,
    act: clone,
  },
  {
    name: 'merge',
    says: ({ repository, to, into }) =>
      `in ${into}: merge ${to} of ${repository} into the branch of your own words`,
    act: merge,
  },
  {
    name: 'packages',
    says: ({ into }) => `in ${into}: npm ci`,
    act: async ({ into }) => void (await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: into })),
  },
  {
    name: 'build',
    says: ({ into }) => `in ${into}: draw the pages`,
    act: async ({ into }) => {
      const own = path.join(into, 'node_modules/node/bin/node');
      const program = await access(own).then(
        () => own,
        () => process.execPath,
      );
      await run(program, ['-e', BUILD], { cwd: into });
    },
  },
  {
    name: 'switch',
    says: ({ from, into }, { restart, readyUrl }) =>
      `${path.basename(into)} becomes current: ${restart}, until ${readyUrl} says yes; else back to ${from}`,
    act: switchOrRollBack,
  },
];

async function clone({ from, into, repository }: Plan): Promise<void> {
  // What an upgrade that was cut off left: only this one has the name.
  await rm(into, { recursive: true, force: true });
  await run('git', ['clone', '--quiet', from, into], { cwd: path.dirname(into), home: path.dirname(into) });
  // The next upgrade asks there too.
  await git(into, 'remote', 'set-url', 'origin', repository);
}

/** Who merges: as in the version before. The user of a service has no name, and git commits nothing for nobody. */
async function nameMerger({ from, into }: Plan): Promise<void> {
  for (const [setting, otherwise] of [
    ['user.name', 'AV Agro'],
    ['user.email', 'av-agro@localhost'],
  ] as const) {
    const before = await git(from, 'config', '--default', otherwise, '--get', setting);
    await git(into, 'config', setting, await git(into, 'config', '--default', before, '--get', setting));
  }
}

async function merge(plan: Plan): Promise<void> {
  const { into, repository, to } = plan;
  await nameMerger(plan);
  const torn = () => git(into, 'diff', '--name-only', '--diff-filter=U');
  if ((await torn()) === '') {
    const isMerging = await access(path.join(into, '.git/MERGE_HEAD')).then(
      () => true,
      () => false,
    );
    if (isMerging) return void (await git(into, 'commit', '--quiet', '--no-edit'));
    await git(into, 'fetch', '--quiet', repository, to);
    const fault = await git(into, 'merge', '--quiet', '--no-edit', 'FETCH_HEAD').then(
      () => undefined,
      (error: Error) => error,
    );
    if (!fault) return;
    // Something else than words: git has said what.
    if ((await torn()) === '') throw fault;
  }
  const files = await torn();
  throw new UpgradeError(
    `Your own words and the new version changed the same lines: ${files.replaceAll('\n', ', ')}. Mend them in ${into}, "git add" them, and run this again. The site runs on as it was.`,
  );
}

async function switchOrRollBack({ from, into }: Plan, settings: UpgradeSettings): Promise<void> {
  try {
    await switchTo(settings, into);
  } catch (error) {
    console.error(`${(error as Error).message} Back to ${path.basename(from)}.`);
    await switchTo(settings, from).catch((again: Error) => {
      throw new UpgradeError(
        `${again.message} Neither version comes up: look into the journal. Did the new one change the tables so that the old one refuses them (CHANGELOG.md)? Then only a restore of the backup leads back.`,
      );
    });
    throw new UpgradeError(
      `The upgrade was taken back: ${path.basename(from)} runs. When the cause is mended in ${into}, run this again.`,
    );
  }
}
