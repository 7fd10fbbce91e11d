import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import type { Colleague as Known } from '../../lib/office/colleagues.ts';

type Colleague = Pick<Known, 'id' | 'name'>;

/** The `@` that is being written: where it stands, and what was written after it. */
export interface OpenMention {
  from: number;
  query: string;
}

/** Undefined where the caret is in no word that begins with `@`; an address like a@b calls nobody. */
export function openMention(text: string, caret: number): OpenMention | undefined {
  const match = /(?:^|\s)@([^\s@]{0,40})$/.exec(text.slice(0, caret));
  return match ? { from: caret - (match[1] ?? '').length - 1, query: match[1] ?? '' } : undefined;
}

/** Those one of whose names begins with what was written, or has a word that does. */
export function findColleagues<C extends Colleague>(colleagues: readonly C[], query: string): C[] {
  const wanted = foldForSearch(query);
  return colleagues.filter(({ name }) =>
    Object.values(name).some((each) =>
      foldForSearch(each)
        .split(' ')
        .some((word) => word.startsWith(wanted)),
    ),
  );
}

/** Puts the name in the place of the `@` that is being written; answers the text, and where the caret belongs. */
export function takeMention(
  text: string,
  caret: number,
  mention: OpenMention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, mention.from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Whom the text calls: those whose whole name stands behind an `@`, in whichever language. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): number[] {
  return colleagues.filter(({ name }) => calls(text, Object.values(name))).map(({ id }) => id);
}

/** The words in which someone is called, longest name first, for marking them in the text. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isCall: boolean }[] {
  const known = names.toSorted((a, b) => b.length - a.length).map((name) => `@${name}`);
  if (known.length === 0) return [{ text, isCall: false }];
  const pattern = new RegExp(
    `(${known.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
  );
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isCall: known.includes(part) }));
}

function calls(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const at = text.indexOf(`@${name}`);
    // "@Ravi" is not called by "@Ravikumar".
    return at >= 0 && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + name.length + 1));
  });
}
