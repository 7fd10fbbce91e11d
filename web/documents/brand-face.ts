/**
 * Puts in the face of the headings, after the text: it is as heavy as the rest of a page together. After its first paint,
 * and not after `load`: a small page has loaded before it is painted. Who asks their phone to spare data is spared it.
 */
export async function loadBrandFace(): Promise<void> {
  const { face } = document.documentElement.dataset;
  const spare = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!face || spare || !('FontFace' in window)) return;
  await painted();
  const [family, source, options] = JSON.parse(face) as [string, string, FontFaceDescriptors];
  new FontFace(family, source, options).load().then(
    (font) => document.fonts.add(font),
    () => undefined,
  );
}

/** Resolves once the words are on the screen; at once in browsers that do not tell. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve();
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
