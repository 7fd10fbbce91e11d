import { loadStrings } from '../../lib/i18n.ts';

/**
 * What stands above the thread for a few. A file of its own, as what names a part names every file that the part needs, and the
 * thread would carry those names. Each comes with its words: an app that shows it late has not loaded them.
 */
export async function loadPoisonNotice() {
  const [{ PoisonNotice }] = await Promise.all([import('./PoisonNotice.tsx'), loadStrings(['guidesearch'])]);
  return PoisonNotice;
}

export async function loadNoticeDue() {
  const [{ NoticeDue }] = await Promise.all([
    import('../../features/privacy/NoticeDue.tsx'),
    loadStrings(['notice']),
  ]);
  return NoticeDue;
}
