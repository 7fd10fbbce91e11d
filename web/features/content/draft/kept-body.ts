import type { ContentItemName } from '#shared/contract/content/desk.ts';
import { draftKey, readStored, writeStored } from '../../../lib/device/local-store.ts';
import { rememberedPerson } from '../../../lib/office/remembered-person.ts';

/** What somebody has typed and the server does not have yet, with what they saw of it when they began. */
export interface KeptBody {
  body: Record<string, unknown>;
  /** What they began from; absent in what an older program kept. */
  base?: Record<string, unknown>;
  /** What was sent and not answered: the server may have it. */
  sent?: Record<string, unknown> | null;
  /** Of the draft, and of the published version. */
  revision: number;
  version: number;
}

/** Under the person's name, as every unsent word of the office: the next one at this computer neither sees nor sends it. */
const keyOf = ({ kind, key }: ContentItemName) => draftKey(`content:${rememberedPerson()}:${kind}:${key}`);

export function readKept(name: ContentItemName): KeptBody | null {
  try {
    const kept = JSON.parse(readStored(keyOf(name)) ?? 'null') as KeptBody | null;
    return typeof kept?.body === 'object' && kept.body !== null ? kept : null;
  } catch {
    return null;
  }
}

export function writeKept(name: ContentItemName, kept: KeptBody | null): void {
  writeStored(keyOf(name), kept === null ? null : JSON.stringify(kept));
}
