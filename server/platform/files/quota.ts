import { MAX_DAILY_BYTES, MAX_DAILY_FILES, MAX_UPLOADS_AT_ONCE } from '#shared/domain/upload-limits.ts';
import type { Sql } from '../db.ts';
import { AppError } from '../errors.ts';
import type { Upload } from './file-store.ts';
import { usageOfDay } from './files.store.ts';

type Uploader = Upload['uploader'];

/** Asked before the first byte is read. @throws {AppError} FILE_QUOTA */
export async function assertWithinQuota(sql: Sql, uploader: Uploader): Promise<void> {
  if (uploader.role === 'admin') return;
  const { files, bytes } = await usageOfDay(sql, uploader);
  if (files >= MAX_DAILY_FILES || bytes >= MAX_DAILY_BYTES) throw new AppError('FILE_QUOTA');
}

/**
 * How many uploads of one person are under way; without it a hundred parallel ones would all find the quota
 * unused. `enter` answers the way out. @throws {AppError} RATE_LIMITED
 */
export function createUploadGate(): { enter(uploader: Uploader): () => void } {
  const underWay = new Map<string, number>();
  return {
    enter({ role, id }) {
      const who = `${role}:${id}`;
      const count = underWay.get(who) ?? 0;
      if (count >= MAX_UPLOADS_AT_ONCE) throw new AppError('RATE_LIMITED', { retryAfter: 5 });
      underWay.set(who, count + 1);
      return () => {
        const left = (underWay.get(who) ?? 1) - 1;
        if (left > 0) underWay.set(who, left);
        else underWay.delete(who);
      };
    },
  };
}
