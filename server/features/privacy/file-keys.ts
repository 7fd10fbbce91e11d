import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';

/** Where the bytes of a file lie: its own, its preview's, its copy's. */
export const FileKeys = Type.Object({
  storage_key: Type.String(),
  preview_key: nullable(Type.String()),
  audio_copy_key: nullable(Type.String()),
});

export function keysOf(row: Static<typeof FileKeys>): string[] {
  return [row.storage_key, row.preview_key, row.audio_copy_key].filter((key) => key !== null);
}
