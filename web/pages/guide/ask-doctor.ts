/** Opens the chat with words in its box, also for somebody who has to log in first. */
export function askDoctor(text: string): void {
  void handOver(text);
}

/** Of a page: its links with `data-ask` lead to the chat by themselves; with those words where scripts run. */
export function askAbout(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-ask]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  askDoctor(link.dataset.ask ?? '');
}

async function handOver(text: string): Promise<void> {
  const { keepShared } = await import('../../features/pwa/shared-files.ts');
  const kept = await keepShared({ files: [], text }).then(
    () => true,
    // Where the browser keeps nothing the chat opens with an empty box.
    () => false,
  );
  location.assign(kept ? '/farmers?shared=1' : '/farmers');
}
