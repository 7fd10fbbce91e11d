import { copyText } from '../../../lib/device/copy-text.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';

/** Hands the page's address, at a section, to the phone's own share sheet; where there is none it is copied. */
export async function shareLink(title: string, anchor: string, copied: string): Promise<void> {
  const url = `${location.origin}${location.pathname}?lang=${document.documentElement.lang}${anchor ? `#${anchor}` : ''}`;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The reader closed the sheet; anything else falls back to copying.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  await copyText(url);
  showToast(copied, { tone: 'success' });
}
