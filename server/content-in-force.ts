import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedContent } from '#content/shipped.ts';
import type { ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { POLICY_IDS } from '#shared/domain/policy-paths.ts';
import { sampleIds } from './sample-content.ts';

/** What the shop says and sells at this moment, in this process. */
export interface ContentInForce {
  /** The same object until something is published; whoever holds it sees one moment whole. */
  now(): SiteContent;
  /** Grows with every publication; 0 while nothing was ever published. */
  release(): number;
  /** Takes what is published in place of what was; tells the listeners which kinds differ. */
  replace(content: SiteContent, release: number, changed: ReadonlySet<ContentKind>): void;
  /** Called after each replacement. @returns ends it */
  onChange(listener: (changed: ReadonlySet<ContentKind>) => void): () => void;
}

/** Begins with what is shipped; `features/content` follows what is published. */
export function createContentInForce(first: SiteContent = readShippedContent()): ContentInForce {
  let content = first;
  let number = 0;
  const listeners = new Set<(changed: ReadonlySet<ContentKind>) => void>();
  return {
    now: () => content,
    release: () => number,
    replace(next, release, changed) {
      content = next;
      number = release;
      for (const listener of listeners) listener(changed);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is made of the content, made anew when it is wanted and another one is in force. */
export function madeOf<T>({ now }: Pick<ContentInForce, 'now'>, make: (content: SiteContent) => T): () => T {
  let last: { of: SiteContent; made: T } | undefined;
  return () => {
    const content = now();
    if (last?.of !== content) last = { of: content, made: make(content) };
    return last.made;
  };
}

/** The files of `content/`, as this program was installed with them. */
export function readShippedContent(): SiteContent {
  const policies = POLICY_IDS.map((name) => [
    name,
    byLanguage((language) =>
      readFileSync(path.join(import.meta.dirname, `../content/policies/${language}/${name}.md`), 'utf8'),
    ),
  ]);
  const shipped = shippedContent(Object.fromEntries(policies));
  return { ...shipped, samples: sampleIds(shipped) };
}
