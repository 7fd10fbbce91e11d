import type { ContentId, ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';

/** The same content, which notes what is read of it. */
export interface TrackedContent {
  content: SiteContent;
  /** The kinds that were read so far. */
  reads: () => readonly ContentKind[];
}

/** Of the lists, the kind that their items are of. */
const KIND_OF: Partial<Record<keyof SiteContent, ContentKind>> = { products: 'product', policies: 'policy' };

/** For one drawing of one page: a page is drawn anew when something that it read has changed. */
export function trackReads(whole: SiteContent): TrackedContent {
  const read = new Set<ContentKind>();
  const samples = new TrackedSamples(whole.samples, (id) => read.add(id.split(':', 1)[0] as ContentKind));
  const content = new Proxy(whole, {
    get(target, key: keyof SiteContent) {
      if (!(key in target)) return undefined;
      if (key === 'samples') return samples;
      read.add(KIND_OF[key] ?? (key as ContentKind));
      return target[key];
    },
  });
  return { content, reads: () => [...read].sort() };
}

/** Whether something is a sample is part of it. */
class TrackedSamples extends Set<ContentId> {
  readonly #note: (id: ContentId) => void;

  constructor(ids: ReadonlySet<ContentId>, note: (id: ContentId) => void) {
    super(ids);
    this.#note = note;
  }

  override has(id: ContentId): boolean {
    this.#note(id);
    return super.has(id);
  }
}
