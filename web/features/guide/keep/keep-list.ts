import type { Language } from '../../../lib/i18n.ts';

/** What the build says belongs to the guide in one language (web/build/guide/keep-list.ts). */
export interface KeepList {
  pages: string[];
  files: string[];
  bytes: number;
}

export async function fetchKeepList(language: Language): Promise<KeepList> {
  const answer = await fetch(`/guide-files.${language}.json`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as KeepList;
}
