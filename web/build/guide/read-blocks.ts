import type { BlockContent, DefinitionContent, List, RootContent, Table } from 'mdast';
import { type ContainerDirective, directiveFromMarkdown, type LeafDirective } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { PLANT_PARTS, type PlantPart } from '#shared/domain/guide/crop-pages.ts';
import { GUIDE_TOOLS, type GuideTool } from '#shared/domain/guide/guide-content.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Block, BOXES, type BoxKind, textOf, type Words } from './blocks.ts';
import { claimTable } from './claims/claim-table.ts';
import { measureTable, neverTable, orderTable, thresholdTable, trapTable } from './claims/other-tables.ts';
import type { Complain } from './fault.ts';

type Node = RootContent | BlockContent | DefinitionContent;

/** Tables that nobody writes: their rows stand once, in content/agronomy. */
const DRAWN_TABLES = new Map([
  ['claims', claimTable],
  ['thresholds', thresholdTable],
  ['measures', measureTable],
  ['mixing-order', orderTable],
  ['never-together', neverTable],
  ['traps', trapTable],
]);

/** `## Heading {#anchor}` or `{#anchor banned}`. */
const ANCHOR = /\s*\{#([\w-]*)((?:\s+\w+)*)\}\s*$/;
const ID = /^[a-z][a-z0-9-]*$/;
const ID_RULE = 'lower-case Latin letters, figures and hyphens';

/** Reads Markdown into blocks. What is not of the format is complained of and left out. */
export function readBlocks(body: string, complain: Complain, language: Language): Block[] {
  const { flow } = directive();
  const tree = fromMarkdown(body, {
    extensions: [
      gfmTable(),
      // No `:directive` inside a line: 'N:P:K' is plain text in this guide.
      flow ? { flow } : {},
      { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented', 'setextUnderline'] } },
    ],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  return new Reader(complain, language).all(tree.children);
}

class Reader {
  readonly #complain: Complain;
  readonly #language: Language;

  constructor(complain: Complain, language: Language) {
    this.#complain = complain;
    this.#language = language;
  }

  all(nodes: readonly Node[]): Block[] {
    return nodes.flatMap((node) => this.#one(node));
  }

  #one(node: Node): Block[] {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading':
        return this.#heading(node.depth, this.#words(node.children), line);
      case 'paragraph':
        return [{ kind: 'paragraph', words: this.#words(node.children), line }];
      case 'list':
        return [this.#list(node, line)];
      case 'leafDirective':
        return this.#leaf(node, line);
      case 'containerDirective':
        return this.#container(node, line);
      case 'table':
        return this.#refuse(
          line,
          'a table stands inside :::table[Title]{#id} … :::, so that it has a title and a link',
        );
      default:
        return this.#refuse(line, `"${node.type}" is not part of the format (content/guide/README.md)`);
    }
  }

  #refuse(line: number, text: string): Block[] {
    this.#complain(line, text);
    return [];
  }

  #heading(depth: number, words: Words, line: number): Block[] {
    if (depth !== 2 && depth !== 3) {
      return this.#refuse(line, 'only ## and ### are headings; the title of the chapter stands in the head');
    }
    const last = words.at(-1);
    const [mark = '', id = '', flags = ''] = (last?.type === 'text' && ANCHOR.exec(last.value)) || [];
    if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - mark.length);
    if (!ID.test(id)) {
      return this.#refuse(line, `the heading "${textOf(words)}" needs an anchor: {#of-its-own} (${ID_RULE})`);
    }
    const unknown = flags.split(/\s+/).filter((flag) => flag !== '' && flag !== 'banned');
    if (unknown.length > 0)
      this.#complain(line, `unknown mark "${unknown.join(' ')}"; a heading may be marked "banned"`);
    return [{ kind: 'heading', level: depth, id, banned: flags.includes('banned'), words, line }];
  }

  #list(node: List, line: number): Block {
    const items = node.children.map((item) => this.all(item.children));
    return { kind: 'list', ordered: node.ordered === true, items, line };
  }

  #leaf(node: LeafDirective, line: number): Block[] {
    const id = this.#id(node, line, node.name !== 'safety' && node.name !== 'sees');
    const words = this.#words(node.children);
    if (node.name === 'sees') return this.#sees(node, words, line);
    if (node.name === 'safety') return [{ kind: 'safety', line }];
    if (node.name === 'figure') {
      if (words.length === 0)
        this.#complain(line, `the figure "${id}" needs a caption: ::figure[Caption]{#${id}}`);
      return [{ kind: 'figure', id, caption: words, line }];
    }
    if (node.name === 'plate') {
      if (words.length > 0) this.#complain(line, `the plate "${id}" brings its own caption: ::plate{#${id}}`);
      return [{ kind: 'plate', id, line }];
    }
    if (node.name === 'video') {
      if (words.length === 0) this.#complain(line, `the video "${id}" needs a title: ::video[Title]{#${id}}`);
      return [{ kind: 'video', id, title: words, line }];
    }
    const make = DRAWN_TABLES.get(node.name);
    if (make) return this.#drawn(node, make, words, id, line);
    if (node.name === 'tool') {
      if ((GUIDE_TOOLS as readonly string[]).includes(id))
        return [{ kind: 'tool', tool: id as GuideTool, line }];
      return this.#refuse(line, `there is no tool "${id}"; there are ${GUIDE_TOOLS.join(', ')}`);
    }
    return this.#refuse(
      line,
      `"::${node.name}" is unknown; there are ::figure, ::plate, ::tool, ::video, ::sees and ::safety`,
    );
  }

  #sees(node: LeafDirective, words: Words, line: number): Block[] {
    const parts = (node.attributes?.part ?? '').split(' ');
    const isPart = (part: string): part is PlantPart => (PLANT_PARTS as readonly string[]).includes(part);
    if (words.length > 0 && parts.every(isPart)) return [{ kind: 'sees', parts, words, line }];
    const known = PLANT_PARTS.join(', ');
    return this.#refuse(line, `what is seen is written ::sees[Words]{part="leaf"}; there are ${known}`);
  }

  /** Rows of the one table; where it has none, nothing is drawn. */
  #drawn(node: LeafDirective, make: typeof claimTable, title: Words, id: string, line: number): Block[] {
    if (title.length === 0)
      return this.#refuse(line, `the table "${id}" needs a title: ::${node.name}[Title]{#${id}}`);
    const filled = make(node.attributes ?? {}, this.#language, line);
    if (typeof filled === 'string') return this.#refuse(line, `::${node.name}: ${filled}`);
    return filled.rows.length === 0 ? [] : [{ kind: 'table', id, title, ...filled, line }];
  }

  #container(node: ContainerDirective, line: number): Block[] {
    const [first, ...others] = node.children;
    const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const title = labelled ? this.#words(first.children) : [];
    const inside = labelled ? others : node.children;
    if (node.name === 'table') return this.#table(node, title, inside, line);
    if (!(BOXES as readonly string[]).includes(node.name)) {
      return this.#refuse(
        line,
        `":::${node.name}" is unknown; there are :::table, :::${BOXES.join(', :::')}`,
      );
    }
    const box = node.name as BoxKind;
    const blocks = this.all(inside);
    if (blocks.length === 0) this.#complain(line, `the box ":::${box}" is empty`);
    if (blocks.some(({ kind }) => kind === 'heading')) {
      this.#complain(
        line,
        `a heading cannot stand inside ":::${box}"; give the box a title: :::${box}[Title]`,
      );
    }
    return [{ kind: 'box', box, title, blocks, line }];
  }

  #table(node: ContainerDirective, title: Words, inside: readonly Node[], line: number): Block[] {
    const id = this.#id(node, line, true);
    if (title.length === 0) this.#complain(line, `the table "${id}" needs a title: :::table[Title]{#${id}}`);
    const [table, ...more] = inside;
    if (table?.type !== 'table' || more.length > 0) {
      return this.#refuse(line, `":::table" holds exactly one table and nothing else`);
    }
    return [{ kind: 'table', id, title, ...this.#grid(table, id), line }];
  }

  #grid(table: Table, id: string) {
    const [top, ...rest] = table.children;
    const head = top?.children.map((cell) => this.#words(cell.children)) ?? [];
    const rows = rest.map((row) => {
      const line = lineOf(row);
      const cells = row.children.map((cell) => this.#words(cell.children));
      if (cells.length !== head.length) {
        this.#complain(line, `this row of "${id}" has ${cells.length} cells under ${head.length} headings`);
      }
      return { cells, line };
    });
    for (const { cells, line } of [{ cells: head, line: lineOf(table) }, ...rows]) {
      cells.forEach((cell, index) => {
        if (textOf(cell).trim() === '') {
          this.#complain(
            line,
            `cell ${index + 1} of this row of "${id}" is empty; write – when there is nothing to say`,
          );
        }
      });
    }
    if (rows.length === 0) this.#complain(lineOf(table), `the table "${id}" has no rows`);
    return { head, rows };
  }

  #id(node: LeafDirective | ContainerDirective, line: number, needed: boolean): string {
    const id = node.attributes?.id ?? '';
    if (needed && !ID.test(id))
      this.#complain(line, `"${node.name}" needs an id: {#of-its-own} (${ID_RULE})`);
    return id;
  }

  #words(nodes: Words): Words {
    for (const node of nodes) {
      if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link')
        this.#words(node.children);
      else if (node.type !== 'text' && node.type !== 'break') {
        this.#complain(lineOf(node), `"${node.type}" is not part of the format (content/guide/README.md)`);
      }
    }
    return nodes;
  }
}

const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1;
