/**
 * Namespaces a screen always needs together. One file each would be a dozen requests of a kilobyte, and small
 * files compress badly; one per language keeps the other languages away.
 */
const TOGETHER: Record<string, string> = {
  common: 'site',
  errors: 'site',
  ...Object.fromEntries(
    ['chat', 'voice', 'quotes', 'dispatch', 'payments', 'presence', 'pwa', 'push'].map((each) => [
      each,
      'desk',
    ]),
  ),
};

/** The chunk a module of strings shares with others; null for one that is a chunk by itself. */
export function stringsChunk(id: string): string | null {
  const [, language, namespace = ''] = /content\/strings\/(\w+)\/([a-z]+)\.json/.exec(id) ?? [];
  const group = TOGETHER[namespace];
  return language && group ? `${group}-${language}` : null;
}
