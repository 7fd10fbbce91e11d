import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringsChunk } from '../../web/build/strings-chunk.ts';

/** What the build says of one file: its address, what it needs at once, its styles. */
interface BuiltFile {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

export interface Build {
  /** The head every page shares, without scripts, styles and title. */
  head: string;
  /** The script every page starts with. */
  start: string;
  /** All scripts a page needs. */
  scriptsOf(source: string): string[];
  /** Styles by file name, in the order they apply. */
  stylesOf(source: string): { file: string; css: string }[];
  /** The file a namespace of words came into. */
  wordsOf(language: string, namespace: string): string;
}

const START = 'index.html';

/** Reads what `vite build` left in a folder. */
export async function readBuild(web: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    BuiltFile
  >;
  const html = await readFile(path.join(web, START), 'utf8');
  const needed = (source: string) => [...filesOf(manifest, START), ...filesOf(manifest, source)];
  const styles = new Map<string, string>();
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) styles.set(file, await readFile(path.join(web, file), 'utf8'));
  }
  return {
    head: sharedHead(html),
    start: manifest[START]?.file ?? '',
    scriptsOf: (source) => unique(needed(source).map(({ file }) => file)),
    stylesOf: (source) =>
      unique(needed(source).flatMap(({ css = [] }) => css)).map((file) => ({
        file,
        css: styles.get(file) ?? '',
      })),
    wordsOf: (language, namespace) => wordsFile(manifest, language, namespace),
  };
}

/** A source and all it imports statically, what is imported first coming first for styles. */
function filesOf(manifest: Record<string, BuiltFile>, source: string, seen = new Set<string>()): BuiltFile[] {
  const built = manifest[source];
  if (!built || seen.has(source)) return [];
  seen.add(source);
  return [...(built.imports ?? []).flatMap((each) => filesOf(manifest, each, seen)), built];
}

function wordsFile(manifest: Record<string, BuiltFile>, language: string, namespace: string): string {
  const source = `../content/strings/${language}/${namespace}.json`;
  const together = stringsChunk(source);
  const found =
    manifest[source]?.file ?? Object.values(manifest).find(({ name }) => name && name === together)?.file;
  if (!found) throw new Error(`${source} is in no file of this build.`);
  return found;
}

/** `vite build` has put its own scripts and styles in; a drawn page brings them in its own way. */
function sharedHead(html: string): string {
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(html) ?? [];
  return head
    .replace(/<script[^>]*><\/script>/g, '')
    .replace(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/\n\s*/g, '');
}

const unique = (files: string[]) => [...new Set(files)];
