import { parse } from 'yaml';
import type { Complain } from './fault.ts';

/** What stands between the two `---` lines at the head of a chapter. */
export interface Frontmatter {
  title: string;
  /** Of a crop's page: what it is called for those who search. */
  pageTitle: string;
  summary: string;
  /** ISO date of the data in it. */
  dataDate: string;
  /** Id of the drawing on the index. */
  picture: string;
  sources: string[];
}

const KEYS = ['title', 'summary', 'dataDate', 'picture', 'sources'];
/** Characters; two lines of an index card on a phone, and a search engine's. */
const LONGEST_SUMMARY = 170;

/** Splits a file. The body keeps its line numbers: the lines of the head are replaced by empty ones. */
export function splitFrontmatter(text: string): { head: string; body: string } {
  const [, head = '', rest = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { head, body: '\n'.repeat(head === '' ? 0 : head.split('\n').length + 2) + rest };
}

/** Reads and checks the head. What is missing comes back empty, after the complaint. */
export function readFrontmatter(head: string, complain: Complain, isCrop = false): Frontmatter {
  const keys = isCrop ? [...KEYS, 'pageTitle'] : KEYS;
  const found = parseHead(head, complain);
  const lineOf = (key: string) => head.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2 || 1;
  for (const key of Object.keys(found)) {
    if (!keys.includes(key))
      complain(lineOf(key), `unknown "${key}" in the head; it knows ${keys.join(', ')}`);
  }
  const word = (key: string) => {
    const value = found[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    complain(lineOf(key), `the head needs "${key}"`);
    return '';
  };
  const summary = word('summary');
  if (summary.length > LONGEST_SUMMARY) {
    complain(lineOf('summary'), `the summary has ${summary.length} characters, more than ${LONGEST_SUMMARY}`);
  }
  const dataDate = word('dataDate');
  if (dataDate && !/^\d{4}-\d{2}-\d{2}$/.test(dataDate)) {
    complain(lineOf('dataDate'), `dataDate "${dataDate}" is not of the form 2026-03-31`);
  }
  const sources = Array.isArray(found.sources) ? found.sources.map(String) : [];
  if (sources.length === 0)
    complain(lineOf('sources'), 'the head needs "sources", a list with at least one line');
  const pageTitle = isCrop ? word('pageTitle') : '';
  return { title: word('title'), pageTitle, summary, dataDate, picture: word('picture'), sources };
}

function parseHead(head: string, complain: Complain): Record<string, unknown> {
  if (head === '') {
    complain(1, 'the file does not begin with a head between two lines of ---');
    return {};
  }
  try {
    // The core schema keeps dates as text.
    return (parse(head, { schema: 'core' }) as Record<string, unknown> | null) ?? {};
  } catch (error) {
    complain(2, `the head is not YAML: ${(error as Error).message.split('\n')[0]}`);
    return {};
  }
}
