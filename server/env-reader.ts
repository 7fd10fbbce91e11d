import { hostsFault } from './platform/database/pg-hosts.ts';

/** Reads settings by name and notes every fault instead of stopping at the first. */
export class EnvReader {
  readonly faults: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  optional(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined) this.faults.push(`${name} is needed by the chosen provider`);
    return value ?? '';
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    this.faults.push(`${name}=${text} must be a whole number from ${least} to ${most}`);
    return fallback;
  }

  flag(name: string): boolean {
    return ['1', 'true', 'yes', 'on'].includes(this.text(name, '').toLowerCase());
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const found = choices.find((choice) => choice === text);
    if (found === undefined) this.faults.push(`${name}=${text} must be one of ${choices.join(', ')}`);
    return found ?? fallback;
  }

  /** The value is never repeated: it holds a password. */
  database(name: string): string | undefined {
    const text = this.optional(name);
    if (text === undefined) return undefined;
    const fault = hostsFault(text);
    if (fault !== undefined) this.faults.push(`${name} ${fault}`);
    return text;
  }

  url(name: string, fallback: string): string {
    const text = this.text(name, fallback).replace(/\/+$/, '');
    if (!/^https?:\/\//.test(text) || !URL.canParse(text))
      this.faults.push(`${name}=${text} must be an http(s) address`);
    return text;
  }
}

/** At home the codes can be read: an address for the world must not start that way by one forgotten line. */
export function refusePublicHome(where: { publicUrl: string; trustProxy: boolean }, read: EnvReader): void {
  if (!where.publicUrl.startsWith('https://') && !where.trustProxy) return;
  read.faults.push(
    'an https:// PUBLIC_URL or TRUST_PROXY is for the world, where login codes must go out by SMS and not to /dev/outbox: set NODE_ENV=production (or, where nobody else comes, NODE_ENV=development)',
  );
}
