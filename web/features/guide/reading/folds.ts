/** Unfolds all that hides an element; a heading is behind its own fold too. */
export function openFolds(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/** What an address or a link points to stands open and in sight, and paper shows all. */
export function followLinks(chapter: HTMLElement): void {
  const show = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !chapter.contains(target)) return;
    openFolds(target);
    target.scrollIntoView();
  };
  show(location.hash);
  addEventListener('hashchange', () => show(location.hash));
  // The same link once more changes no address.
  chapter.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && link.hash === location.hash) show(link.hash);
  });
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...chapter.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
}
