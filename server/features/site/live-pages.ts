import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';
import { turnedKinds } from '#shared/domain/content/dated.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { readShippedContent } from '../../content-in-force.ts';
import type { AppContext } from '../../context.ts';
import type { Headers } from './page-headers.ts';
import { pageQueue } from './page-queue.ts';
import { pageSenders, type SendPage, senderOf } from './page-senders.ts';
import type { CachedPage, PrerenderedPages } from './prerendered-pages.ts';
import type { PageFolder } from './published-pages.ts';
import { startRenderer } from './renderer.ts';

const LISTS = { products: 'product', policies: 'policy' } as const;

/** The finished pages, kept at what the shop says and sells. */
export interface LivePages {
  /** What answers with each, by path; the same map for good. */
  senders: ReadonlyMap<string, SendPage>;
  /**
   * Draws what differs from the pages of the build, by what was published or by the day, before anybody is answered. From then on, and after each change, the
   * folder of the web server is brought to what is in memory.
   */
  begin(): Promise<void>;
  close(): Promise<void>;
}

type SiteContext = Pick<AppContext, 'config' | 'content' | 'faults' | 'health' | 'now' | 'opening'>;

interface Options {
  headers: Headers;
  /** Where a web server of the machine reads them. */
  folder: PageFolder | undefined;
  /** After a fault, when it is tried again. */
  retryMs?: number;
  /** After a change, when work begins. */
  restMs?: number;
}

const RETRY_MS = 5_000;
/** Of the five seconds in which a publication is seen everywhere. */
const REST_MS = 200;
const LOOK_AT_DAY_MS = 1_000;

/**
 * Draws anew exactly the pages that were drawn from something that has changed: one after the other, between the turns of
 * the loop, and always from the newest content; what waits to be written comes behind what waits to be drawn. A page that
 * cannot be drawn or written stays as it was, is told of, and is tried again.
 */
export function livePages(
  ctx: SiteContext,
  prerendered: PrerenderedPages,
  { headers, folder, retryMs = RETRY_MS, restMs = REST_MS }: Options,
): LivePages {
  const { pages } = prerendered;
  const senders = pageSenders(prerendered, headers);
  const redraw = pageDrawer(ctx, prerendered);
  const stale = new Set<string>();

  const replace = (path: string, languages: Record<Language, CachedPage>) => {
    pages.set(path, languages);
    senders.set(path, senderOf(languages, prerendered.translated, headers));
  };
  const draw = async (path: string) => {
    const languages = await redraw(path);
    // Nobody waits for a page that was there a moment ago: until the stronger one is made, they are sent this.
    for (const page of Object.values(languages)) await page.encode('gzip');
    replace(path, languages);
    queue.writeNext(path);
  };
  const write = async (path: string) => {
    const languages = pages.get(path);
    if (!languages) return;
    if (ctx.config.production) for (const page of Object.values(languages)) await page.encode('br');
    // The web server asks the app, which knows that the shop is closed.
    if (ctx.opening.isOpen()) await folder?.put(path, languages);
    if (!ctx.opening.isOpen()) await folder?.withdraw();
    note(path);
  };
  const note = (path: string, error?: unknown) => {
    if (error === undefined) stale.delete(path);
    else {
      stale.add(path);
      ctx.faults.report(error, 'pages.stale');
    }
    ctx.health.stalePages = stale.size;
  };
  const queue = pageQueue({ draw, write, failed: note, retryMs, restMs });
  const wantReaders = (changed: ReadonlySet<ContentKind>) => {
    queue.add('draw', readersOf(pages, changed));
  };
  const unsubscribe = ctx.content.onChange(wantReaders);
  const days = watchDays(ctx, wantReaders);
  // Visitors come in to pages that were drawn from what took the samples' place.
  ctx.opening.before(() => queue.drawn());
  const unsubscribeOpening = ctx.opening.onTurn((isOpen) => {
    if (isOpen) queue.add('write', folder?.paths ?? []);
    else folder?.withdraw().catch((error: unknown) => ctx.faults.report(error, 'pages.stale'));
  });

  return {
    senders,
    async begin() {
      const content = ctx.content.now();
      const differs = ctx.content.release() > 0 ? changedKinds(readShippedContent(), content) : [];
      const today = dayInIndia(ctx.now());
      const turned = turnedKinds(content, prerendered.day ?? today, today);
      for (const path of readersOf(pages, new Set([...differs, ...turned]))) {
        await redraw(path).then(
          (languages) => replace(path, languages),
          (error: unknown) => {
            note(path, error);
            queue.add('draw', [path]);
          },
        );
        await nextTurn();
      }
      if (ctx.opening.isOpen()) queue.add('write', folder?.paths ?? []);
      queue.open();
    },
    async close() {
      unsubscribe();
      unsubscribeOpening();
      clearInterval(days);
      await queue.close();
    },
  };
}

/** Draws one page in every language, from the content in force as it begins. */
function pageDrawer(
  ctx: SiteContext,
  { shelve }: PrerenderedPages,
): (path: string) => Promise<Record<Language, CachedPage>> {
  return async (path) => {
    const renderer = await startRenderer(ctx.config);
    const content = ctx.content.now();
    const drawn: Partial<Record<Language, CachedPage>> = {};
    for (const language of LANGUAGES) {
      const page = renderer.draw(path, language, content);
      drawn[language] = shelve(renderer.documentOf(page), { language, reads: page.reads });
      await nextTurn();
    }
    return drawn as Record<Language, CachedPage>;
  };
}

/** What says and shows things by the day: at the turn of the Indian day the pages concerned are drawn anew. */
function watchDays(
  { content, now }: SiteContext,
  turned: (kinds: ReadonlySet<ContentKind>) => void,
): NodeJS.Timeout {
  let day = dayInIndia(now());
  return setInterval(() => {
    const today = dayInIndia(now());
    if (today === day) return;
    const kinds = turnedKinds(content.now(), day, today);
    day = today;
    if (kinds.size > 0) turned(kinds);
  }, LOOK_AT_DAY_MS).unref();
}

/** The pages that were drawn from one of these, in some language. */
function readersOf(pages: PrerenderedPages['pages'], changed: ReadonlySet<ContentKind>): string[] {
  return [...pages]
    .filter(([, languages]) =>
      Object.values(languages).some(({ reads }) => reads.some((kind) => changed.has(kind))),
    )
    .map(([path]) => path);
}

/** The kinds in which two moments of the content differ. */
function changedKinds(before: SiteContent, now: SiteContent): Set<ContentKind> {
  const kinds = new Set<ContentKind>();
  for (const name of Object.keys(now) as (keyof SiteContent)[]) {
    if (name === 'samples') {
      const ids = new Set([...before.samples, ...now.samples]);
      for (const id of ids)
        if (before.samples.has(id) !== now.samples.has(id)) kinds.add(id.split(':', 1)[0] as ContentKind);
    } else if (!isDeepStrictEqual(before[name], now[name])) {
      kinds.add(name === 'products' || name === 'policies' ? LISTS[name] : name);
    }
  }
  return kinds;
}
