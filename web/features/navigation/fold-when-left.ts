/** Folds every `details` marked `data-folds` when the focus leaves it, or at Escape; for the whole page at once. */
export function foldWhenLeft(): void {
  const fold = (target: EventTarget | null, isLeft: (details: HTMLDetailsElement) => boolean) => {
    const details =
      target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-folds]') : null;
    if (details && isLeft(details)) details.open = false;
  };
  addEventListener('focusout', ({ target, relatedTarget }) =>
    fold(target, (details) => !details.contains(relatedTarget as Node | null)),
  );
  addEventListener('keydown', ({ target, key }) => fold(target, () => key === 'Escape'));
}
