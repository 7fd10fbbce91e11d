import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from './process.mjs';
import { isTest, listSources, listStyles } from './sources.mjs';

/** Lines a file and a function may have (the aims are 200 and 50); files a folder may have, and folders above a file. */
export const BUDGET = { file: 300, function: 80, folder: 25, levels: 4 };

/** Content is words, whose length is the business's. Tests read top to bottom. */
const EXEMPT = /^content\/|(^|\/)[^/]+\.test\.tsx?$|^tests\//;

/**
 * What in one source breaks a budget, as `path:line  words`.
 * @param {string} path relative to the root
 * @param {string} text
 * @returns {string[]}
 */
export function overBudget(path, text) {
  if (EXEMPT.test(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const faults = [];
  const lines = text.trimEnd().split('\n').length;
  if (lines > BUDGET.file) faults.push(`${path}:1  the file has ${lines} lines, more than ${BUDGET.file}`);
  const visit = (/** @type {ts.Node} */ node) => {
    if (isFunction(node) && node.body) {
      const first = lineOf(node.getStart(source));
      const length = lineOf(node.getEnd()) - first + 1;
      if (length > BUDGET.function) {
        faults.push(`${path}:${first}  ${nameOf(node)} has ${length} lines, more than ${BUDGET.function}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.FunctionLikeDeclaration}
 */
function isFunction(node) {
  return ts.isFunctionLike(node) && 'body' in node;
}

/**
 * A function's own name, or that of what it is assigned to.
 * @param {ts.FunctionLikeDeclaration} node
 */
function nameOf(node) {
  const { parent } = node;
  const isAssigned = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  const name = node.name ?? (isAssigned ? parent.name : undefined);
  return name ? `function ${name.getText()}` : 'an unnamed function';
}

/**
 * How many files each folder holds, tests not counted.
 * @param {string[]} paths relative to the root
 */
export function filesPerFolder(paths) {
  /** @type {Map<string, number>} */
  const held = new Map();
  for (const path of paths.filter((each) => !isTest(each)))
    held.set(dirname(path), (held.get(dirname(path)) ?? 0) + 1);
  return held;
}

/**
 * Folders that hold more than somebody takes in at a glance, and files too deep to be found; tests are not counted.
 * @param {string[]} paths relative to the root
 * @returns {string[]}
 */
export function crowdedFolders(paths) {
  const crowded = [...filesPerFolder(paths)].filter(([, count]) => count > BUDGET.folder);
  const deep = paths.filter((path) => !isTest(path) && path.split('/').length - 1 > BUDGET.levels);
  return [
    ...crowded.map(([folder, count]) => `${folder}/  holds ${count} files, more than ${BUDGET.folder}`),
    ...deep.map((path) => `${path}:1  lies more than ${BUDGET.levels} folders deep`),
  ];
}

/** @returns {{ files: number, faults: string[] }} */
export function checkBudgets() {
  const files = listSources();
  const faults = files.flatMap((path) => overBudget(path, readFileSync(join(ROOT, path), 'utf8')));
  return { files: files.length, faults: [...faults, ...crowdedFolders([...files, ...listStyles()])] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, faults } = checkBudgets();
  for (const fault of faults) console.log(fault);
  console.log(`${files} files, ${faults.length} over budget`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
