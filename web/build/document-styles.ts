import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const WEB = path.join(import.meta.dirname, '..');

/** What is drawn as documents: the frame, and every page that is one. */
const SOURCES = ['documents/DocumentFrame.tsx', ...globSync('pages/**/*.document.tsx', { cwd: WEB })];

/**
 * Entries of the build for browsers for the sake of their styles: pages, islands and apps share one set of style files,
 * so that none applies twice. Their code is drawn by the renderer, and leaves the build again.
 */
export function documentEntries(): Record<string, string> {
  return Object.fromEntries(
    SOURCES.map((source) => [
      `document-${path.basename(source, '.tsx').replace('.document', '')}`,
      path.join(WEB, source),
    ]),
  );
}

/** What browsers fetch: all that is reached from another start than a page's own. */
export function fetchedChunks(bundle: Rollup.OutputBundle): Set<string> {
  const fetched = new Set<string>();
  const follow = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || fetched.has(file)) return;
    fetched.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry && !isOfRenderer(output)) follow(output.fileName);
  }
  return fetched;
}

const isOfRenderer = ({ facadeModuleId }: Rollup.OutputChunk) =>
  SOURCES.some((source) => facadeModuleId?.endsWith(`/web/${source}`));

/** Removes what only documents are made of, once manifest and styles are written. */
export function withoutDocumentCode(): Plugin {
  return {
    name: 'av-agro-without-document-code',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const fetched = fetchedChunks(bundle);
      for (const { type, fileName } of Object.values(bundle)) {
        if (type === 'chunk' && !fetched.has(fileName)) await rm(path.join(dir, fileName));
      }
    },
  };
}
