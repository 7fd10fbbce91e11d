import { createHash } from 'node:crypto';
import path from 'node:path';

const WEB = path.join(import.meta.dirname, '..');

/**
 * `Band_inner_x4Q` for `.inner` of `ui/site/Band.module.css`. Not the bundler's own name, which says `module` in each class of a
 * page; the last three letters keep files of one name apart, and are the same wherever the checkout lies.
 */
export function scopedClass(local: string, file: string): string {
  const place = path.relative(WEB, file);
  const hash = createHash('sha256').update(`${place} ${local}`).digest('base64url');
  return `${path.basename(file, '.module.css')}_${local}_${hash.slice(0, 3)}`;
}
