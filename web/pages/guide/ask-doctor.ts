/** Opens the chat with words in its box, also for somebody who has to log in first. */
export function askDoctor(text: string): void {
  void import('../../features/pwa/shared-files.ts').then(({ handOver }) => handOver({ files: [], text }));
}

/** Of a page: its links with `data-ask` lead to the chat by themselves; with those words where scripts run. */
export function askAbout(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-ask]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  askDoctor(link.dataset.ask ?? '');
}
