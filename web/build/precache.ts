import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rollup } from 'vite';
import type { Language } from '#shared/contract/accounts.ts';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

const ROUTES = path.join(import.meta.dirname, '../routes.tsx');
const CHAT_PAGE = 'pages/farmers.tsx';
/** Words every screen may need at any moment (web/lib/i18n.ts), and those of the app around it. */
const ALWAYS = ['common', 'errors', 'pwa'];

/**
 * What /farmers needs to start without network: its code with everything it may load later (sockets, viewer,
 * recorder), and for each language the words and fonts.
 */
export function precachedFiles(bundle: Bundle): { shell: string[]; languages: Record<Language, string[]> } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const chat = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(CHAT_PAGE));
  if (!entry || !chat) throw new Error(`The build has no entry or no ${CHAT_PAGE}: nothing starts offline.`);
  const shell = new Set<string>();
  for (const start of [entry, chat]) collect(bundle, start, shell);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const namespaces = [...ALWAYS, ...chatNamespaces(readFileSync(ROUTES, 'utf8'))];
  const words = (language: Language) =>
    namespaces.map((name) => fileOf(chunks, `content/strings/${language}/${name}.json`));
  return {
    shell: paths([...shell, ...fonts.filter((font) => !isKannada(font))]),
    languages: { en: paths(words('en')), kn: paths([...words('kn'), ...fonts.filter(isKannada)]) },
  };
}

/** The words the route table names for the chat page. */
export function chatNamespaces(routes: string): string[] {
  const call = /import\('\.\/pages\/farmers\.tsx'\)([^)]*)\)/.exec(routes);
  if (!call) throw new Error('routes.tsx no longer names the chat page as this build expects it.');
  return [...(call[1] ?? '').matchAll(/'([a-z-]+)'/g)].map((name) => name[1] ?? '');
}

/** Follows what a chunk imports, now or later, but never into another page nor into the words of a language. */
function collect(bundle: Bundle, chunk: Chunk, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  for (const file of [...importedCss, ...importedAssets]) if (!file.endsWith('.woff2')) found.add(file);
  for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = bundle[file];
    if (next?.type === 'chunk' && !isPageOrWords(next)) collect(bundle, next, found);
  }
}

const isPageOrWords = ({ facadeModuleId: id }: Chunk) =>
  id !== null && /\/(web\/pages|content\/strings)\//.test(id);
const isKannada = (font: string) => font.includes('-kannada-kannada-');

function fileOf(chunks: Chunk[], source: string): string {
  const chunk = chunks.find(({ facadeModuleId: id }) => id?.endsWith(source));
  if (!chunk) throw new Error(`${source} is not a file of its own in this build.`);
  return chunk.fileName;
}

const paths = (files: string[]) => [...new Set(files)].sort().map((file) => `/${file}`);
