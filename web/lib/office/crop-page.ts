import type { Language } from '#shared/domain/languages.ts';

const PAGES = import.meta.glob<string>('../../../content/guide/*/crops/*.md', {
  query: '?raw',
  import: 'default',
});

/** What the crop's page of the guide says is done first against a problem, without a chemical, in this language. */
export async function firstSteps(crop: string, problem: string, language: Language): Promise<string[]> {
  return stepsIn(await pageOf(crop, language), problem);
}

/** What is seen of a problem, as the crop's page says it in its first line; empty where it has none. */
export async function seenSign(crop: string, problem: string, language: Language): Promise<string> {
  return plain(/^::sees\[([^\]]*)\]/m.exec(partOf(await pageOf(crop, language), problem))?.[1] ?? '');
}

async function pageOf(crop: string, language: Language): Promise<string> {
  return (await PAGES[`../../../content/guide/${language}/crops/${crop}.md`]?.()) ?? '';
}

/** What stands below the heading of a problem. */
const partOf = (page: string, problem: string): string =>
  page.split(/^## /m).find((each) => each.split('\n', 1)[0]?.includes(`{#${problem}}`)) ?? '';

/** The numbered lines of the `:::first` box below the heading of a problem. */
export function stepsIn(page: string, problem: string): string[] {
  const box = /^:::first\n([\s\S]*?)^:::/m.exec(partOf(page, problem))?.[1] ?? '';
  return [...box.matchAll(/^\d+\.\s+(.+)$/gm)].map(([, step = '']) => plain(step).slice(0, 300));
}

/** Without the marks of the page: bold, and links by their words. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
