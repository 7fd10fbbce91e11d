import type { Language } from '#shared/domain/languages.ts';

const PAGES = import.meta.glob<string>('../../../../content/guide/*/crops/*.md', {
  query: '?raw',
  import: 'default',
});

/** What the crop's page of the guide says is done first against a problem, without a chemical, in this language. */
export async function firstSteps(crop: string, problem: string, language: Language): Promise<string[]> {
  const load = PAGES[`../../../../content/guide/${language}/crops/${crop}.md`];
  return load ? stepsIn(await load(), problem) : [];
}

/** The numbered lines of the `:::first` box below the heading of a problem. */
export function stepsIn(page: string, problem: string): string[] {
  const part = page.split(/^## /m).find((each) => each.split('\n', 1)[0]?.includes(`{#${problem}}`));
  const box = /^:::first\n([\s\S]*?)^:::/m.exec(part ?? '')?.[1] ?? '';
  return [...box.matchAll(/^\d+\.\s+(.+)$/gm)].map(([, step = '']) => plain(step).slice(0, 300));
}

/** Without the marks of the page: bold, and links by their words. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
