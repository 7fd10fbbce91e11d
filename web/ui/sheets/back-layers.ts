/** What lies over the screen now, each with an entry of its own in the history, so that Back has something to leave. */
const layers: (() => void)[] = [];
/** Entries we have left ourselves, and whose `popstate` is still to come. */
let ownSteps = 0;

addEventListener('popstate', () => {
  if (ownSteps > 0) ownSteps -= 1;
  else layers.pop()?.();
});

/** Back calls `close` once. Returns the function to call where it is closed otherwise. */
export function addLayer(close: () => void): () => void {
  layers.push(close);
  history.pushState({ ...history.state, layer: true }, '');
  return () => {
    const index = layers.indexOf(close);
    if (index < 0) return;
    layers.splice(index, 1);
    // A link out of a panel has gone on to another page: its entry must not be left again.
    if (!history.state?.layer) return;
    ownSteps += 1;
    history.back();
  };
}

/** Leaves the newest layers in one step, without calling them. Resolves when the browser has gone back. */
export function leaveLayers(count: number): Promise<void> {
  const left = layers.splice(layers.length - count, count);
  if (left.length === 0 || !history.state?.layer) return Promise.resolve();
  ownSteps += 1;
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(-left.length);
  });
}
