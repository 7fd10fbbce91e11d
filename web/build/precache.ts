import type { Rollup } from 'vite';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { FOLLOWUP_STRINGS } from '../features/followups/card/followup-names.ts';
import { INTAKE_STRINGS } from '../features/intake/strings.ts';
import { PLAN_STRINGS } from '../features/plans/card/plan-names.ts';
import { DESK_STRINGS, LOGIN_STRINGS, MENU_STRINGS, SPRAY_STRINGS } from '../pages/farmers/strings.ts';
import { fontLanguage } from './font-language.ts';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

const CHAT_START = 'farmers.html';
/** Words every screen may need at any moment (web/lib/i18n.ts), and those of the app around it. */
const ALWAYS = ['common', 'errors', 'pwa'];

/**
 * What /farmers needs to start without network: its code with everything it may load later (sockets, viewer,
 * recorder), and for each language the words and fonts.
 */
export function precachedFiles(bundle: Bundle): { shell: string[]; languages: Record<Language, string[]> } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(CHAT_START));
  if (!start) throw new Error(`The build has no ${CHAT_START}: nothing starts offline.`);
  const shell = new Set<string>();
  collect(bundle, start, shell);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const late = [...SPRAY_STRINGS, ...MENU_STRINGS, ...PLAN_STRINGS, ...FOLLOWUP_STRINGS, ...INTAKE_STRINGS];
  const namespaces = [...ALWAYS, ...LOGIN_STRINGS, ...DESK_STRINGS, ...late];
  const words = (language: Language) =>
    [
      ...namespaces.map((name) => `content/strings/${language}/${name}.json`),
      `virtual:guide-signs/${language}`,
    ].map((source) => fileOf(chunks, source));
  return {
    shell: paths([...shell, ...fonts.filter((font) => !fontLanguage(font))]),
    languages: byLanguage((language) =>
      paths([...words(language), ...fonts.filter((font) => fontLanguage(font) === language)]),
    ),
  };
}

/** Follows what a chunk imports, now or later, but never into another page nor into the words of a language. */
function collect(bundle: Bundle, chunk: Chunk, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  for (const file of [...importedCss, ...importedAssets]) if (!file.endsWith('.woff2')) found.add(file);
  const later = chunk.dynamicImports.filter((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' && !isPageOrWords(next);
  });
  for (const file of [...chunk.imports, ...later]) {
    const next = bundle[file];
    if (next?.type === 'chunk') collect(bundle, next, found);
  }
}

/** A page is a file directly in `pages/`; its folder holds the parts it loads for itself. */
const isPageOrWords = ({ facadeModuleId: id, moduleIds }: Chunk) =>
  (id !== null && /\/web\/pages\/[^/]+$/.test(id)) ||
  moduleIds.some((each) => /\/content\/strings\/|virtual:guide-(?:signs|spoken)\//.test(each));

function fileOf(chunks: Chunk[], source: string): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!chunk) throw new Error(`${source} is in no file of this build.`);
  return chunk.fileName;
}

const paths = (files: string[]) => [...new Set(files)].sort().map((file) => `/${file}`);
