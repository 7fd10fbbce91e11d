import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A text area as high as its text, up to `maxHeight` pixels; beyond that it scrolls. */
export function useGrowingBox(text: string, maxHeight: number): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it grow
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = 'auto';
    const border = element.offsetHeight - element.clientHeight;
    const wanted = element.scrollHeight + border;
    element.style.height = `${Math.min(maxHeight, wanted)}px`;
    element.style.overflowY = wanted > maxHeight ? 'auto' : 'hidden';
  }, [text, maxHeight]);
  return box;
}
