import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the build says of one file: its address, what it needs at once, its styles. */
interface BuiltFile {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, BuiltFile>;

export interface Build {
  /** The head every document shares, without scripts, styles and title. */
  head: string;
  /** The script of every document, and what it needs at once. */
  start: string;
  scripts: string[];
  /** Styles of a page, with those of its islands, in the order they apply. */
  stylesOf(source: string): { file: string; css: string }[];
}

const START = 'entry-document.ts';
const FRAME = 'documents/DocumentFrame.tsx';

/** Reads what `vite build` left in a folder. */
export async function readBuild(web: string): Promise<Build> {
  const read = (name: string) => readFile(path.join(web, name), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const styles = new Map<string, string>();
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) styles.set(file, await read(file));
  }
  const [start = '', ...scripts] = filesOf(manifest, START)
    .map(({ file }) => file)
    .reverse();
  return {
    head: sharedHead(await read('index.html')),
    start,
    scripts,
    stylesOf(source) {
      const files = [FRAME, source].flatMap((each) => filesOf(manifest, each)).flatMap(({ css = [] }) => css);
      return [...new Set(files)].map((file) => ({ file, css: styles.get(file) ?? '' }));
    },
  };
}

/** A source and all it imports statically, what is imported first coming first for styles. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): BuiltFile[] {
  const built = manifest[source];
  if (!built || seen.has(source)) return [];
  seen.add(source);
  return [...(built.imports ?? []).flatMap((each) => filesOf(manifest, each, seen)), built];
}

/** `vite build` has put the app's scripts and styles in; a document brings its own. */
function sharedHead(html: string): string {
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(html) ?? [];
  return head
    .replace(/<script[^>]*><\/script>/g, '')
    .replace(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/\n\s*/g, '');
}
