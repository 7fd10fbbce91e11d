/** Opens the chat with words in its box, also for somebody who has to log in first. */
export function askDoctor(text: string): void {
  void handOver(text);
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
