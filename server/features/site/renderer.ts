import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Config } from '../../config.ts';

/** As far as this server needs it: what the renderer of the build says of one drawing. */
interface DrawnPage {
  /** What of the content was read for it. */
  reads: readonly ContentKind[];
  /** It is the page for an address that does not exist. */
  notFound: boolean;
}

/** As far as this server needs it: what `startRenderer` of the build's `server/entry-server.js` makes. */
export interface Renderer {
  draw(
    path: string,
    language: Language,
    content: SiteContent,
    asked?: { query: string; paysOffline: boolean },
  ): DrawnPage;
  documentOf(page: DrawnPage): string;
}

const started = new WeakMap<Config, Promise<Renderer>>();

/** Whether the site is built with one. */
export const hasRenderer = (config: Config) => existsSync(bundleOf(config));

/**
 * The renderer of documents, one for all who draw. It costs the process 44 MB from the first call on; one that cannot
 * be started is tried again by the next.
 */
export function startRenderer(config: Config): Promise<Renderer> {
  const known = started.get(config);
  if (known) return known;
  const starting = load(config).catch((error: unknown) => {
    started.delete(config);
    throw error;
  });
  started.set(config, starting);
  return starting;
}

const bundleOf = ({ distDir }: Config) => path.join(distDir, 'server/entry-server.js');

async function load(config: Config): Promise<Renderer> {
  const bundle = (await import(pathToFileURL(bundleOf(config)).href)) as {
    startRenderer: (web: string) => Promise<Renderer>;
  };
  return bundle.startRenderer(path.join(config.distDir, 'web'));
}
