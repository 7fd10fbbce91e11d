import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { byLanguage } from '#shared/domain/by-language.ts';
import { appFiles } from './app-files.ts';
import { precachedFiles } from './precache.ts';

const SOURCE = path.join(import.meta.dirname, '../service-worker/sw.ts');

/**
 * Builds web/service-worker into sw.js, after everything else, because it carries the list of what was built.
 * Our own and not a ready-made plugin: the list is one page's, by language, which none of them offers.
 */
export function serviceWorker(target: string[]): Plugin {
  return {
    name: 'av-agro-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = appFiles();
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const { shell, languages } = precachedFiles(bundle);
      const precache = {
        shell: [...shell, '/icons/icon-192.png'],
        languages: byLanguage((language) => [...languages[language], `/offline.${language}.html`]),
      };
      const start = bundle['farmers.html'];
      const html = start?.type === 'asset' ? String(start.source) : '';
      const version = hash(JSON.stringify([precache, files, html]));
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: await buildWorker({ version, ...precache }, target),
      });
    },
  };
}

/** One classic script: workers as modules are too new for the phones we serve. */
async function buildWorker(precache: object, target: string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __PRECACHE__: JSON.stringify(precache) },
    build: {
      write: false,
      target,
      rollupOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
