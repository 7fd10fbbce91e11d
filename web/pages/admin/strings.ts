import { loadStrings, type StringsNamespace } from '../../lib/i18n.ts';

/** Words of what opens over a chat: they come with its code. */
export const CASE_STRINGS = ['cases', 'plans', 'plancard', 'told', 'reviews', 'guidetools'] as const;
export const MARK_STRINGS = ['picturebook', 'told'] as const;

/** Code with the words of all it draws. Words that do not come are asked for again by what needs them. */
export async function withWords<Code>(
  code: Promise<Code>,
  namespaces: readonly StringsNamespace[],
): Promise<Code> {
  const [module] = await Promise.all([code, loadStrings(namespaces).catch(() => undefined)]);
  return module;
}
