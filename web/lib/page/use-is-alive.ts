import { useSyncExternalStore } from 'react';

/** False while a page that came finished is drawn as it was built, and in the build itself; true ever after. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isDrawnAtBuild);
}

const neverChanges = () => () => undefined;
const isInBrowser = () => true;
const isDrawnAtBuild = () => false;
