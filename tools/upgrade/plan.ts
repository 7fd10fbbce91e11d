import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** An upgrade under way, or the last one: kept beside the versions, so that one that was cut off is taken up again. */
const Plan = Type.Object({
  /** Folder that ran before; the way back. */
  from: Type.String(),
  into: Type.String(),
  repository: Type.String(),
  /** Branch, tag or commit. */
  to: Type.String(),
  done: Type.Array(Type.String()),
  isOver: Type.Boolean(),
});
export type Plan = Static<typeof Plan>;

/** A sentence for the person who typed. */
export class UpgradeError extends Error {}

export interface UpgradeSettings {
  /** Holds one folder a version and the link `current`. */
  root: string;
  backup: string;
  restart: string;
  readyUrl: string;
  readyTimeoutMs: number;
}

export function readUpgradeSettings(env: NodeJS.ProcessEnv, program: string): UpgradeSettings {
  return {
    root: path.resolve(env.UPGRADE_ROOT ?? path.dirname(program)),
    backup: env.UPGRADE_BACKUP ?? 'systemctl start av-agro-backup',
    restart: env.UPGRADE_RESTART ?? 'systemctl restart av-agro',
    readyUrl: env.UPGRADE_READY ?? 'http://127.0.0.1:3000/readyz',
    readyTimeoutMs: 1000 * Number(env.UPGRADE_PATIENCE_SECONDS ?? 180),
  };
}

const fileOf = (root: string) => path.join(root, 'upgrade.json');

export async function readPlan(root: string): Promise<Plan | undefined> {
  const text = await readFile(fileOf(root), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const plan: unknown = JSON.parse(text);
  if (Check(Plan, plan)) return plan;
  throw new UpgradeError(`${fileOf(root)} is not one this version wrote: look into it, or take it away.`);
}

/** Whole or not at all. */
export async function writePlan(root: string, plan: Plan): Promise<void> {
  const draft = `${fileOf(root)}.${process.pid}.part`;
  await writeFile(draft, `${JSON.stringify(plan, null, 2)}\n`, { flush: true });
  await rename(draft, fileOf(root));
}
