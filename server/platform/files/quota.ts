import { MAX_DAILY_BYTES, MAX_DAILY_FILES, MAX_UPLOADS_AT_ONCE } from '#shared/domain/chat/upload-limits.ts';
import type { Sql } from '../database/db.ts';
import type { Limit, RateLimiter } from '../database/rate-limit.ts';
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

/** Pictures of one farmer that were opened and led to nothing. */
const FRUITLESS_PICTURES: Limit[] = [{ name: 'files.fruitless', points: 60, seconds: 3_600 }];

/**
 * Charges the attempt and not the success: opening a picture costs the same when the message it came with is then
 * refused, and no quota counts that. @throws {AppError} RATE_LIMITED
 */
export async function chargePicture(rateLimit: RateLimiter, { role, id }: Uploader): Promise<void> {
  if (role === 'farmer') await rateLimit.consume(FRUITLESS_PICTURES, `${role}:${id}`);
}

/** Gives back what `chargePicture` took. */
export async function forgivePicture(rateLimit: RateLimiter, { role, id }: Uploader): Promise<void> {
  if (role === 'farmer') await rateLimit.refund(FRUITLESS_PICTURES, `${role}:${id}`);
}

/**
 * How many uploads of one person are under way; without it a hundred parallel ones would all find the quota
 * unused. `enter` returns the function that leaves. @throws {AppError} RATE_LIMITED
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
